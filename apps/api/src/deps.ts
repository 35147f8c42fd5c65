import type { Logger } from "pino";
import type { Engine } from "./adapters/engine/port.ts";
import type { FileStore } from "./adapters/files/port.ts";
import type { LanguageModel } from "./adapters/language-model/port.ts";
import type { IdentityProvider } from "./adapters/identity/port.ts";
import type { Mailer } from "./adapters/mail/port.ts";
import type { PaymentProvider } from "./adapters/payment/port.ts";
import type { Secrets } from "./adapters/secrets/port.ts";
import type { PreviewPainter } from "./adapters/preview/port.ts";
import type { Transcriber } from "./adapters/transcription/port.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Demonstration } from "./features/demonstration/service.ts";
import type { WebBuild } from "./http/web-build.ts";

/** What the application is built from. */
export type Deps = {
  config: Config;
  database: Database;
  /** The number of this process as an owner of work; see `db/process-owner.ts`. */
  ownerId: bigint;
  engine: Engine;
  transcriber: Transcriber;
  /** Its `describe` is null where no model is configured: the engine works alone. */
  coach: LanguageModel;
  files: FileStore;
  mailer: Mailer;
  previewPainter: PreviewPainter;
  payments: PaymentProvider;
  /** Our demonstration provider, when `payments` uses it. */
  demonstration: Demonstration | null;
  secrets: Secrets;
  identityProvider: IdentityProvider;
  /** Null when the web app is not built: only the API is served. */
  web: WebBuild | null;
  log: Logger;
  clock: Clock;
};
