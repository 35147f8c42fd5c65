import { defineConfig, devices } from "@playwright/test";

// `scripts/test.ts` finds or installs the browser; by hand, the Debian one is the default.
const executablePath = process.env.CHROMIUM_BIN ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/start-server.ts",
  fullyParallel: true,
  workers: 2,
  // A second try that passes is listed and counted aloud as flaky: a fault of timing to mend, not a refusal.
  retries: 1,
  // Both end what never comes: a busy machine takes many times what a quiet one does.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [["list"]],
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      args: ["--disable-dev-shm-usage", "--font-render-hinting=none"],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: /phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
    },
    {
      name: "phone",
      testMatch: /phone|accessibility/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, colorScheme: "dark" },
    },
  ],
});
