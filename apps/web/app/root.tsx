import displayFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import uiFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, useContext, useEffect } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import styles from "./app.css?url";
import { AccountArea } from "./features/account/account-area.tsx";
import { AccountPanel } from "./features/account/account-panel.tsx";
import { SignInGate } from "./features/account/sign-in-gate.tsx";
import { Footer } from "./features/navigation/footer.tsx";
import { Header } from "./features/navigation/header.tsx";
import { useFocusOnNavigation } from "./features/navigation/use-focus-on-navigation.ts";
import { watchOtherTabs } from "./lib/leave-ended-session.ts";
import { NonceContext } from "./lib/nonce.ts";
import { FIRST_PAINT_SCRIPT } from "./lib/theme.ts";
import { Notices } from "./ui/notices.tsx";

export { Breakdown as ErrorBoundary } from "./features/navigation/breakdown.tsx";

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
  const nonce = useContext(NonceContext);
  return (
    <html lang="fr" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }}
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
  const main = useFocusOnNavigation();
  useEffect(watchOtherTabs, []);
  return (
    <>
      <Header account={<AccountArea />} renderPanel={(close) => <AccountPanel onChoose={close} />} />
      <main id="content" ref={main} tabIndex={-1} className="flex-1 overflow-x-clip outline-none">
        <Outlet />
      </main>
      <Footer />
      <SignInGate />
      <Notices />
    </>
  );
}
