import { PRODUCT_NAME } from "@app/contracts/product";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from "react-router";
import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import uiFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import styles from "./app.css?url";
import { queryClient } from "./lib/query-client.ts";
import { NonceContext } from "./lib/nonce.ts";
import { THEME_SCRIPT } from "./lib/theme.ts";

const preloadFont = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
});

export const links: LinksFunction = () => [
  preloadFont(displayFont),
  preloadFont(uiFont),
  { rel: "stylesheet", href: styles },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <script
          nonce={useContext(NonceContext)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }}
        />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? error.status : PRODUCT_NAME}</p>;
}
