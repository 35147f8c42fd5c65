import path from "node:path";
import { pino } from "pino";
import { openEngineHost } from "./adapters/engine/engine-host.ts";
import { openDiskStore } from "./adapters/files/disk.ts";
import { chooseLanguageModel } from "./adapters/language-model/choose-language-model.ts";
import type { LanguageModel } from "./adapters/language-model/port.ts";
import { offlineIdentityProvider } from "./adapters/identity/offline.ts";
import { openIdentityProvider } from "./adapters/identity/openid-connect.ts";
import { chooseMailer } from "./adapters/mail/choose-mailer.ts";
import { offlinePayment } from "./adapters/payment/offline.ts";
import { openStripe } from "./adapters/payment/stripe.ts";
import { openSecrets } from "./adapters/secrets/local-key.ts";
import { openPreviewPainter } from "./adapters/preview/skia.ts";
import { chooseTranscriber } from "./adapters/transcription/choose-transcriber.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { openDatabase, type Database } from "./db/database.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { openOwnCluster } from "./db/private-cluster.ts";
import { registerProcessOwner } from "./db/process-owner.ts";
import { waitForDatabase } from "./db/wait-for-database.ts";
import { openDemonstration } from "./features/demonstration/service.ts";
import { loadWebBuild } from "./http/web-build.ts";
import type { Deps } from "./deps.ts";

type OpenDeps = { deps: Deps; close(): Promise<void> };

/** Opens all outside dependencies in order; `close` closes them in reverse, and so does a failure half-way. */
export async function openDeps(config: Config, say: (line: string) => void): Promise<OpenDeps> {
  const log = pino({ level: "warn", base: null }, pino.destination(2));
  const report = (error: Error) => log.warn({ code: (error as NodeJS.ErrnoException).code }, error.message);
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeOne of opened.splice(0).toReversed()) await closeOne();
  };
  try {
    const connection = await openConnection(config, say, opened);
    await migrateDatabase(connection);
    const { database, close: closeDatabase } = openDatabase(connection, report);
    opened.push(closeDatabase);
    const owner = await registerProcessOwner(connection, report);
    opened.push(owner.close);
    const engine = openEngineHost({ warm: true });
    opened.push(engine.close);
    const transcriber = chooseTranscriber({
      service: config.transcription,
      modelsDir: config.modelsDir,
    });
    opened.push(transcriber.close);
    const coach = await chooseLanguageModel(config.llm);
    opened.push(coach.close);
    say(presentCoach(coach));
    const files = openDiskStore(path.join(config.dataDir, "recordings"));
    const mailer = chooseMailer(config, say);
    const secrets = openSecrets(config);
    const identityProvider = config.oidc ? openIdentityProvider(config.oidc) : offlineIdentityProvider;
    const { payments, demonstration } = await openPayments(config, database, say);
    const web = config.servesPages ? await loadWebBuild() : null;
    if (!web && config.servesPages) say("Le site n'est pas construit (npm run build) : seule l'API répond.");
    return {
      deps: {
        config,
        database,
        ownerId: owner.id,
        engine,
        transcriber,
        coach,
        files,
        mailer,
        previewPainter: openPreviewPainter(),
        payments,
        demonstration,
        secrets,
        identityProvider,
        web,
        log,
        clock: systemClock,
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function presentCoach(coach: LanguageModel): string {
  const model = coach.describe();
  return model
    ? `Le coach écrit avec le modèle « ${model.model} » (${model.host}).`
    : "Aucun coach n'est configuré (LLM_BASE_URL, LLM_MODEL) : le moteur parle seul.";
}

async function openPayments(
  { payment, publicUrl }: Config,
  database: Database,
  say: (line: string) => void,
): Promise<Pick<Deps, "payments" | "demonstration">> {
  if (payment.kind === "stripe") return { payments: openStripe(payment), demonstration: null };
  if (payment.kind === "none") {
    say("Aucun paiement n'est configuré (STRIPE_SECRET_KEY) : seuls les crédits offerts existent.");
    return { payments: offlinePayment, demonstration: null };
  }
  say("Les paiements sont une démonstration : aucune carte n'est débitée.");
  const demonstration = await openDemonstration(database, publicUrl);
  return { payments: openStripe(demonstration.access), demonstration };
}

async function openConnection(config: Config, say: (line: string) => void, opened: (() => Promise<void>)[]) {
  if (config.databaseUrl === undefined) {
    const cluster = await openOwnCluster(config.dataDir, { say });
    opened.push(cluster.close);
    return cluster.connection;
  }
  const connection = { connectionString: config.databaseUrl };
  await waitForDatabase(connection);
  return connection;
}
