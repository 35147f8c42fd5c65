/**
 * The arrows of ARCHITECTURE.md as data. A zone is a set of files; `may` lists the other zones that its files may
 * import. Type imports count too.
 */
export interface Zone {
  name: string;
  files: RegExp;
  may: string[];
  /** `node:` modules are allowed. */
  node?: boolean;
  /** Only these registry packages may be imported; absent: any declared one. */
  packages?: RegExp;
}

const TEST = String.raw`(?:\.test\.tsx?|/test-support/|/bench/|vitest\.(?:\w+\.)?config\.ts|drizzle\.config\.ts|vite\.config\.ts|react-router\.config\.ts|web/build-steps/|web/app/routes\.ts)`;

/** The first match wins, so tests and tools come before the folders that contain them. */
export const ZONES: Zone[] = [
  { name: "tools", files: /^(?:scripts|tools|e2e|benchmarks)\/|^[^/]+\.config\.ts$/, may: ["*"], node: true },
  // Steps applied to a page once its files are known: mostly at build time, in the server for pages rendered there.
  {
    name: "web/finish",
    files: /^apps\/web\/build-steps\/(?:lighten-page|read-styles|start-later)\.ts$/,
    may: [],
    node: true,
  },
  { name: "tests", files: new RegExp(TEST), may: ["*"], node: true },

  { name: "engine/cli", files: /^packages\/engine\/cli\//, may: ["engine/*", "decoding"], node: true },
  // The engine's inputs and outputs: every room may import them, and they import none.
  { name: "engine/ground", files: /^packages\/engine\/src\/(?:pitch|report|verdict-notes)\.ts$/, may: [] },
  // Files listed in the package's `exports`, with the ground floor: nothing else is visible from outside.
  { name: "engine/door", files: /^packages\/engine\/src\/[^/]+\.ts$/, may: ["engine/*"] },
  { name: "engine/signal", files: /^packages\/engine\/src\/signal\//, may: ["engine/ground"] },
  // The trained French parser; its training code writes its weights and uses its features.
  { name: "engine/reading", files: /^packages\/engine\/src\/reading\//, may: [] },
  {
    name: "engine/train",
    files: /^packages\/engine\/train\//,
    may: [
      "engine/ground",
      "engine/reading",
      "engine/interview",
      "engine/door",
      "engine/rewriting",
      "engine/language",
      "engine/roles",
      "engine/content",
      "engine/claims",
      "engine/scoring",
      "engine/signal",
      "engine/delivery",
      "decoding",
    ],
    node: true,
  },
  {
    name: "engine/language",
    files: /^packages\/engine\/src\/language\//,
    may: ["engine/ground", "engine/reading"],
  },
  // Trained classifiers of the role of each sentence and of the kind of speech; independent of measures and advice.
  {
    name: "engine/roles",
    files: /^packages\/engine\/src\/roles\//,
    may: ["engine/ground", "engine/language", "engine/reading"],
  },
  {
    name: "engine/delivery",
    files: /^packages\/engine\/src\/delivery\//,
    may: ["engine/ground", "engine/signal", "engine/language"],
  },
  {
    name: "engine/content",
    files: /^packages\/engine\/src\/content\//,
    may: ["engine/ground", "engine/language", "engine/roles"],
  },
  // Everything that a report says, derived from the analysis.
  {
    name: "engine/claims",
    files: /^packages\/engine\/src\/claims\//,
    may: ["engine/ground", "engine/reading", "engine/language", "engine/roles", "engine/content"],
  },
  {
    name: "engine/rewriting",
    files: /^packages\/engine\/src\/rewriting\//,
    may: ["engine/ground", "engine/language", "engine/roles", "engine/content", "engine/claims"],
  },
  {
    name: "engine/scoring",
    files: /^packages\/engine\/src\/scoring\//,
    may: [
      "engine/ground",
      "engine/language",
      "engine/roles",
      "engine/content",
      "engine/claims",
      "engine/delivery",
      "engine/signal",
    ],
  },
  {
    name: "engine/interview",
    files: /^packages\/engine\/src\/interview\//,
    may: ["engine/ground", "engine/language", "engine/reading", "engine/grounding"],
  },
  {
    name: "engine/masking",
    files: /^packages\/engine\/src\/review\/masking\//,
    may: ["engine/ground", "engine/language", "engine/content"],
  },
  {
    name: "engine/grounding",
    files: /^packages\/engine\/src\/review\/grounding\//,
    may: ["engine/ground", "engine/language", "engine/roles", "engine/content", "engine/rewriting"],
  },
  // Merges the engine's claims with a model's reading.
  {
    name: "engine/joining",
    files: /^packages\/engine\/src\/review\/joining\//,
    may: [
      "engine/ground",
      "engine/roles",
      "engine/claims",
      "engine/scoring",
      "engine/grounding",
      "engine/calibration",
    ],
  },
  {
    name: "engine/calibration",
    files: /^packages\/engine\/src\/review\/calibration\//,
    may: ["engine/ground", "engine/grounding", "engine/scoring"],
  },

  // Pure arithmetic, also done in the page: nothing of FFmpeg, whose licence stays in the decoder's own thread.
  { name: "mixing", files: /^packages\/decoding\/src\/mix-channels\.ts$/, may: [] },
  { name: "decoding", files: /^packages\/decoding\//, may: ["mixing"], node: true },
  {
    name: "private-postgres",
    files: /^packages\/private-postgres\//,
    may: [],
    node: true,
    packages: /^pg$/,
  },
  {
    name: "contracts",
    files: /^packages\/contracts\/src\//,
    may: ["engine/ground", "engine/door"],
    packages: /^zod/,
  },

  {
    name: "api/main",
    files: /^apps\/api\/src\/(?:main|open-deps|app)\.ts$/,
    may: ["api/*", "contracts"],
    node: true,
  },
  // The types of the application's dependencies only: every room above the adapters declares which ones it needs.
  {
    name: "api/deps",
    files: /^apps\/api\/src\/deps\.ts$/,
    may: ["api/port", "api/config", "api/db", "api/clock", "api/http", "api/feature"],
  },
  { name: "api/errors", files: /^apps\/api\/src\/errors\.ts$/, may: ["contracts"] },
  { name: "api/concurrency", files: /^apps\/api\/src\/concurrency\//, may: [], node: true },
  { name: "api/clock", files: /^apps\/api\/src\/clock\.ts$/, may: [], node: true },
  {
    name: "api/jobs",
    files: /^apps\/api\/src\/jobs\//,
    may: [
      "api/deps",
      "api/feature",
      "api/store",
      "api/llm",
      "api/db",
      "api/config",
      "api/errors",
      "contracts",
    ],
    node: true,
  },
  { name: "api/config", files: /^apps\/api\/src\/config\.ts$/, may: ["contracts"], node: true },
  // The only file that imports Drizzle; it explains why.
  { name: "api/drizzle", files: /^apps\/api\/src\/db\/drizzle\.ts$/, may: [], node: true },
  {
    name: "api/db",
    files: /^apps\/api\/src\/db\//,
    may: ["contracts", "private-postgres", "api/config", "api/drizzle", "api/errors"],
    node: true,
    packages: /^(?!drizzle-orm)/,
  },
  {
    name: "api/port",
    files: /^apps\/api\/src\/adapters\/[^/]+\/port\.ts$/,
    may: ["contracts", "engine/ground", "engine/door", "api/concurrency"],
    node: true,
  },
  {
    name: "api/provider",
    files: /^apps\/api\/src\/adapters\//,
    may: [
      "api/port",
      "contracts",
      "engine/ground",
      "engine/door",
      "decoding",
      "api/config",
      "api/concurrency",
    ],
    node: true,
  },
  {
    name: "api/http",
    files: /^apps\/api\/src\/http\//,
    may: [
      "contracts",
      "private-postgres",
      "api/deps",
      "api/db",
      "api/config",
      "api/errors",
      "api/concurrency",
    ],
    node: true,
  },
  {
    name: "api/store",
    files: /^apps\/api\/src\/(?:features\/[^/]+|llm)\/store\.ts$/,
    may: ["contracts", "engine/ground", "engine/door", "api/errors", "api/db", "api/drizzle", "api/feature"],
    node: true,
    packages: /^(?!drizzle-orm)/,
  },
  {
    name: "api/llm",
    files: /^apps\/api\/src\/llm\//,
    may: [
      "contracts",
      "engine/ground",
      "engine/door",
      "api/deps",
      "api/port",
      "api/store",
      "api/db",
      "api/concurrency",
    ],
    node: true,
    packages: /^(?!drizzle-orm|pg$)/,
  },
  {
    name: "api/feature",
    files: /^apps\/api\/src\/features\//,
    may: [
      "contracts",
      "engine/ground",
      "engine/door",
      "api/errors",
      "api/store",
      "api/http",
      "api/port",
      "api/config",
      "api/db",
      "api/concurrency",
      "api/llm",
      "api/deps",
    ],
    node: true,
    packages: /^(?!drizzle-orm|pg$)/,
  },

  {
    name: "web/pages",
    files: /^apps\/web\/app\/(?:pages\/|root\.tsx|entry\.)/,
    may: ["web/*", "contracts", "engine/ground", "engine/door"],
    node: true,
  },
  {
    name: "web/feature",
    files: /^apps\/web\/app\/features\//,
    may: ["web/ui", "web/lib", "contracts", "engine/ground", "engine/door", "mixing"],
  },
  { name: "web/ui", files: /^apps\/web\/app\/ui\//, may: ["web/lib"] },
  { name: "web/lib", files: /^apps\/web\/app\/lib\//, may: ["contracts", "engine/door"] },
];

/**
 * The rooms inside a zone, lowest first: a file may import from its own room and lower ones. « . » is the folder
 * itself.
 */
export const FLOORS: Record<string, readonly string[]> = {
  "packages/engine/src/claims": ["context", "signs", "parts", "listener", "worth", "telling", "advice", "."],
  "packages/engine/src/rewriting": ["edits", "spelling", "words", "sentences", "marks", ".", "hooks"],
};

/** Features are isolated: none imports another feature's internal files. */
export const FEATURE = /^(apps\/(?:web\/app|api\/src)\/features\/[^/]+)\//;
/** Exceptions in the web app: the pitch form contains the recorder, the trial and the practice use its microphone. */
export const WEB_FEATURE_IMPORTS: Record<string, readonly string[]> = {
  pitch: ["recording"],
  trial: ["recording"],
  practice: ["recording"],
};
/** Files of an API feature that other features may import; all others are private. */
export const OPEN_TO_OTHER_FEATURES: Record<string, readonly string[]> = {
  account: ["check-identity", "create-user", "open-trusted-session", "prove-by-others", "session-token"],
  billing: ["cancel-subscription"],
  coach: ["imitates-prompt", "mask-pitch", "read-whole", "service"],
  credit: ["service"],
  history: ["take-version"],
  job: ["choose-sheet"],
  "judge-exam": ["find-calibration"],
  mail: ["service"],
  pitch: ["measured-pitch", "present-shared", "read-analysis", "read-report"],
  plan: ["read-plan"],
  recording: [
    "audio-reference",
    "file-of",
    "forget-recordings",
    "read-recording",
    "send-shared-audio",
    "settle-recording",
  ],
  share: ["build-link", "create-token"],
};

const TWO_WORDS = String.raw`[a-z0-9]+(?:-[a-z0-9]+)+\.ts`;
/** The closed list of file names of ARCHITECTURE.md; tests and their helpers are exempt. */
export const FEATURE_FILE_NAMES: readonly RegExp[] = [
  new RegExp(
    String.raw`^apps/api/src/features/[^/]+/(?:(?:routes|service|store|present)\.ts|${TWO_WORDS}|(?:prompts|exam)/.+)$`,
  ),
  new RegExp(
    String.raw`^apps/web/app/features/.+/(?:(?:api|model|messages|styles|geometry|playback)\.ts|${TWO_WORDS}|[a-z0-9-]+\.worklet\.ts|[a-z0-9-]+\.tsx)$`,
  ),
];

/** Tests and their helper folders: an export imported only by them counts as unused. */
export const TEST_ONLY = /\.test\.tsx?$|\/test-support\//;
/** Files whose exports are read by other programs: React Router, Drizzle's generator, test runners. */
export const READ_BY_A_TOOL =
  /^apps\/web\/app\/(?:pages\/|root\.tsx|entry\.|routes\.ts)|^apps\/api\/src\/db\/schema\.ts|\.config\.ts$/;
