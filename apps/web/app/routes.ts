import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// One line per page of the route table (specification, section 2), as far as implemented.
export default [
  index("pages/home.tsx"),
  route("about", "pages/about.tsx"),
  route("examples", "pages/examples.tsx"),
  route("terms", "pages/terms.tsx"),
  route("legal", "pages/legal.tsx"),
  route("accessibility", "pages/accessibility.tsx"),
  layout("pages/with-queries.tsx", [
    layout("pages/pitch-and-report.tsx", [
      route("pitch", "pages/pitch.tsx"),
      route("history/:pitchId", "pages/history-pitch.tsx"),
    ]),
    route("interview-plans", "pages/interview-plans.tsx"),
    route("interview-plans/:planId", "pages/interview-plan.tsx"),
    route("history", "pages/history.tsx"),
    route("account", "pages/account.tsx"),
    route("reset-password", "pages/reset-password.tsx"),
    route("auth/linkedin/callback", "pages/auth-linkedin-callback.tsx"),
    route("checkout", "pages/checkout.tsx"),
    route("read/:token", "pages/read.tsx"),
    route("privacy", "pages/privacy.tsx"),
  ]),
  ...(process.env["NODE_ENV"] === "development" ? [route("components", "pages/components.tsx")] : []),
  route("share/:shareId/*", "pages/share.tsx"),
  route("*", "pages/unknown.tsx"),
] satisfies RouteConfig;
