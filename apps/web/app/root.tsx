import { type ReactNode, useContext, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
} from "react-router";
import styles from "./app.css?url";
import { AccountArea } from "./features/account/account-area.tsx";
import { AccountPanel } from "./features/account/account-panel.tsx";
import { SignInGate } from "./features/account/sign-in-gate.tsx";
import displayFont from "./fonts/bricolage-grotesque.woff2?url";
import faces from "./fonts/faces.css?url";
import uiFont from "./fonts/figtree.woff2?url";
import { Footer } from "./features/navigation/footer.tsx";
import { Header } from "./features/navigation/header.tsx";
import { useFocusOnNavigation } from "./features/navigation/use-focus-on-navigation.ts";
import { forgetStaleTakes } from "./features/recording/find-kept.ts";
import { keepOfflinePage } from "./lib/keep-offline-page.ts";
import { watchOtherTabs } from "./lib/leave-ended-session.ts";
import { NonceContext } from "./lib/nonce.ts";
import type { PageHandle } from "./lib/page-handle.ts";
import { PAGE_SCRIPT } from "./lib/page-script.ts";
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
  { rel: "stylesheet", href: faces },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  // A page whose scripts can start late declares so in its `handle`: `build-steps/start-later.ts`.
  const start = useMatches()
    .map(({ handle }) => (handle as PageHandle | undefined)?.start)
    .findLast(Boolean);
  return (
    <html lang="fr" className="dark" data-start={start} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <Meta />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
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
  const moving = useNavigation().state !== "idle";
  useEffect(watchOtherTabs, []);
  useEffect(() => {
    dispatchEvent(new Event("app-ready"));
    keepOfflinePage();
    void forgetStaleTakes();
  }, []);
  return (
    <>
      <div aria-hidden="true" className="leaving-bar" data-moving={moving || undefined} />
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
