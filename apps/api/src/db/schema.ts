import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "./drizzle.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const appUser = pgTable("app_user", {
  id: uuid().primaryKey().defaultRandom(),
  /** Normalised by the contracts: one form per mailbox. */
  email: text().notNull().unique(),
  /** Null for an account opened with LinkedIn, until its owner sets one. */
  passwordHash: text("password_hash"),
  /** Null until its owner opens a link that we sent to the address. */
  emailVerifiedAt: instant("email_verified_at"),
  newsletter: boolean().notNull().default(false),
  subscriptionPlan: text("subscription_plan").notNull().default("free"),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Updated when one of its sessions is used, at most every few minutes. */
  lastActiveAt: instant("last_active_at").notNull().defaultNow(),
  /** When the owner was warned that this unused account will be deleted. */
  inactivityNoticeAt: instant("inactivity_notice_at"),
});

/** Who received the sign-up credits: one gift per mailbox, however its address is spelt. */
export const signupGift = pgTable("signup_gift", {
  /** A keyed hash (adapters/secrets): the mailbox cannot be read from it. */
  mailbox: bytea().primaryKey(),
  /** Null once the account is deleted: only the fact of the gift is kept, not whose it was. */
  userId: uuid("user_id")
    .unique()
    .references(() => appUser.id, { onDelete: "set null" }),
  givenAt: instant("given_at").notNull().defaultNow(),
});

/** The token itself is never stored: a copy of this table gives access to no session. */
export const session = pgTable(
  "session",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Single-use tokens of the links that we mail. The token itself is never stored. */
export const mailedToken = pgTable(
  "mailed_token",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    purpose: text({ enum: ["password_reset", "email_proof"] }).notNull(),
    /**
     * Null when the address has no account: the same writes are made so that the timing tells nothing, and the token is
     * useless.
     */
    userId: uuid("user_id").references(() => appUser.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [unique().on(table.purpose, table.userId), index().on(table.expiresAt)],
);

/** Links an account at an identity provider to ours; once linked, the e-mail address no longer matters. */
export const identity = pgTable(
  "identity",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
);

/** A sign-in started at the provider: what the browser's return must match, once, within minutes. */
export const signInFlow = pgTable(
  "sign_in_flow",
  {
    stateHash: bytea("state_hash").primaryKey(),
    browserHash: bytea("browser_hash").notNull(),
    nonce: text(),
    codeVerifier: text("code_verifier"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** One row per throttled key: GCRA's theoretical arrival time. Unlogged: a crash only resets the rate limits. */
export const throttle = pgTable("throttle", {
  key: bytea().primaryKey(),
  arrivesAt: instant("arrives_at").notNull(),
});

/**
 * A user's balance, changed by the function `post_transfer` only. No foreign key to `app_user`: the ledger outlives a
 * deleted account, under a number that no longer identifies anybody.
 */
export const account = pgTable(
  "account",
  {
    userId: uuid("user_id").primaryKey(),
    available: integer().notNull().default(0),
    held: integer().notNull().default(0),
    /** Credits that were taken back after being spent: repaid first from the next ones. */
    owed: integer().notNull().default(0),
  },
  (table) => [
    check("account_available_positive", sql`${table.available} >= 0`),
    check("account_held_positive", sql`${table.held} >= 0`),
    check("account_owed_positive", sql`${table.owed} >= 0`),
  ],
);

/** The ledger, in double entry: each row moves `amount` from `source` to `destination`; append-only. */
export const transfer = pgTable(
  "transfer",
  {
    id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull().defaultNow(),
    userId: uuid("user_id")
      .notNull()
      .references(() => account.userId),
    source: text().notNull(),
    destination: text().notNull(),
    amount: integer().notNull(),
    kind: text().notNull(),
    /** Id of the business event behind it, unique per kind, which makes repeats harmless. */
    reference: text().notNull(),
  },
  (table) => [
    unique().on(table.kind, table.reference),
    index().on(table.userId, table.id),
    check("transfer_amount_positive", sql`${table.amount} > 0`),
    check("transfer_moves", sql`${table.source} <> ${table.destination}`),
    check(
      "transfer_kind_known",
      sql`${table.kind} in ('signup', 'hold', 'capture', 'release', 'purchase', 'withdrawal', 'refund', 'dispute', 'repay')`,
    ),
  ],
);

/** Credits reserved for work in progress. A hold ends once: captured with the result, or released. */
export const hold = pgTable(
  "hold",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => account.userId),
    cost: integer().notNull(),
    /** What the credits pay for, named as in the contracts. */
    purpose: text().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Hash of the request body: the same key with another body is refused. */
    bodyHash: bytea("body_hash").notNull(),
    state: text({ enum: ["held", "captured", "released"] })
      .notNull()
      .default("held"),
    /** The process that does the work (process-owner.ts). */
    owner: bigint({ mode: "bigint" }).notNull(),
    leaseUntil: instant("lease_until").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
    /** When the user deleted the analysis that this hold paid for. */
    resultDeletedAt: instant("result_deleted_at"),
  },
  (table) => [
    // A released hold gave no result: its key may be used again.
    uniqueIndex("hold_live_key")
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.state} <> 'released'`),
    index("hold_held")
      .on(table.userId)
      .where(sql`${table.state} = 'held'`),
    check("hold_cost_positive", sql`${table.cost} >= 0`),
    check("hold_state_known", sql`${table.state} in ('held', 'captured', 'released')`),
  ],
);

/** All versions of one type, title and question: one line of the history. Deleted with its last version. */
export const series = pgTable(
  "series",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    pitchType: text("pitch_type").notNull(),
    title: text().notNull(),
    question: text(),
    /** Hashed, because a question and a title together may exceed the maximal size of an index entry. */
    groupKey: text("group_key")
      .notNull()
      .generatedAlwaysAs(sql`md5(pitch_type || md5(title) || md5(coalesce(question, '')))`),
    /** Title and question, normalised for the search. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title || ' ' || coalesce(question, ''))`),
    /** The highest version number ever given: that of a deleted version is not reused. */
    lastVersion: integer("last_version").notNull(),
    versionCount: integer("version_count").notNull(),
    newestAt: instant("newest_at").notNull(),
  },
  (table) => [
    unique("series_group").on(table.userId, table.groupKey),
    index("series_newest").on(table.userId, table.newestAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("series_newest_of_type").on(
      table.userId,
      table.pitchType,
      table.newestAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check("series_version_count_positive", sql`${table.versionCount} > 0`),
  ],
);

/**
 * A stored analysis: the pitch as submitted, the columns that the history sorts by, and the report as the API sends it.
 */
export const analysis = pgTable(
  "analysis",
  {
    id: uuid().primaryKey().defaultRandom(),
    holdId: uuid("hold_id")
      .notNull()
      .unique()
      .references(() => hold.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    seriesId: uuid("series_id")
      .notNull()
      .references(() => series.id, { onDelete: "cascade" }),
    /** 1 for the first version of its series. */
    version: integer().notNull(),
    pitchType: text("pitch_type").notNull(),
    target: text().notNull(),
    audience: text().notNull(),
    question: text(),
    content: text().notNull(),
    finalPitch: text("final_pitch"),
    favouriteAt: instant("favourite_at"),
    globalScore: doublePrecision("global_score").notNull(),
    maxScore: doublePrecision("max_score").notNull(),
    /** Version of the JSON below, which tells how to read it. */
    reportVersion: integer("report_version").notNull(),
    report: jsonb().notNull(),
    /** The recording that was analysed, while its owner keeps it. */
    recordingId: text("recording_id").references((): AnyPgColumn => recording.id, { onDelete: "set null" }),
    /** The interview plan from which its question comes. */
    interviewPlanId: uuid("interview_plan_id").references((): AnyPgColumn => interviewPlan.id, {
      onDelete: "set null",
    }),
  },
  (table) => [
    index("analysis_plan")
      .on(table.interviewPlanId)
      .where(sql`${table.interviewPlanId} is not null`),
    index("analysis_recording").on(table.recordingId),
    index("analysis_newest").on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    unique("analysis_series_version").on(table.seriesId, table.version),
    index("analysis_favourite")
      .on(table.userId, table.favouriteAt)
      .where(sql`${table.favouriteAt} is not null`),
  ],
);

/** A job advert, what was read in it, and what was prepared from it. */
export const interviewPlan = pgTable(
  "interview_plan",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name"),
    jobDescription: text("job_description").notNull(),
    jobId: text("job_id"),
    jobSheet: text("job_sheet"),
    /** What the engine read in the advert. */
    reading: jsonb().notNull(),
    cvContent: text("cv_content"),
    strategy: jsonb(),
    /** Incremented at each change of its list of questions. */
    version: integer().notNull().default(1),
  },
  (table) => [index("interview_plan_newest").on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** In the order of their positions. */
export const planQuestion = pgTable(
  "plan_question",
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => interviewPlan.id, { onDelete: "cascade" }),
    number: bigint({ mode: "bigint" }).notNull().generatedAlwaysAsIdentity(),
    question: text().notNull(),
    kind: text().notNull(),
    about: text(),
    answer: text(),
    /** The language models that wrote the question and its answer; null when our rules or a user did. */
    writtenBy: text("written_by"),
    answerBy: text("answer_by"),
  },
  (table) => [index("plan_question_order").on(table.planId, table.number)],
);

/** What was paid for in a plan: links a captured hold to its plan, so that a repeated click finds it. */
export const planWork = pgTable(
  "plan_work",
  {
    holdId: uuid("hold_id")
      .primaryKey()
      .references(() => hold.id),
    planId: uuid("plan_id")
      .notNull()
      .references(() => interviewPlan.id, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.planId)],
);

/** A job sheet of France Travail's ROME, imported by the operator. */
export const romeSheet = pgTable("rome_sheet", {
  code: text().primaryKey(),
  /** A job sheet in the engine's format. */
  sheet: jsonb().notNull(),
  /** Hash of the imported files: an interrupted import resumes where it stopped. */
  digest: text().notNull(),
});

/** The import in use; a single row. */
export const romeImport = pgTable("rome_import", {
  digest: text().primaryKey(),
  attribution: text().notNull(),
  importedAt: instant("imported_at").notNull().defaultNow(),
});

/** The link by which anyone may read an analysis: at most one per analysis; ending the link deletes the row. */
export const share = pgTable("share", {
  /** 128 random bits, stored unhashed: docs/decisions/076-links-kept-as-they-are.md says why. */
  token: uuid().primaryKey(),
  analysisId: uuid("analysis_id")
    .notNull()
    .unique()
    .references(() => analysis.id, { onDelete: "cascade" }),
  withRecording: boolean("with_recording").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** A link for one reader, and the reading that they gave. */
export const readerLink = pgTable(
  "reader_link",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As in `share`. */
    token: uuid().notNull().unique(),
    analysisId: uuid("analysis_id")
      .notNull()
      .references(() => analysis.id, { onDelete: "cascade" }),
    withRecording: boolean("with_recording").notNull(),
    /** The owner agrees that the marks may be used, anonymously, to calibrate the scores. */
    exportable: boolean().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    closedAt: instant("closed_at"),
    /** In the contracts' shape; null until it is given. */
    reading: jsonb(),
    submittedAt: instant("submitted_at"),
  },
  (table) => [
    index("reader_link_analysis").on(table.analysisId, table.createdAt),
    check("reader_link_submitted", sql`(${table.reading} is null) = (${table.submittedAt} is null)`),
  ],
);

/** A recording, stored as our own wav until its expiry date: see docs/decisions/021-audio-retention.md. */
export const recording = pgTable(
  "recording",
  {
    /** 128 random bits, in base64url. */
    id: text().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** Whether its owner wants to play it again later. */
    keep: boolean().notNull(),
    durationSec: doublePrecision("duration_sec").notNull(),
    quality: jsonb().notNull(),
    transcription: jsonb(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** A job that a single process runs once a day (db/daily-job.ts). */
export const dailyJob = pgTable("daily_job", {
  name: text().primaryKey(),
  /** The last UTC day for which it was done. */
  doneDay: date("done_day"),
  /** No process may claim it before: it is running, or it has just failed. */
  claimedUntil: instant("claimed_until").notNull(),
});

/** Tokens spent on the language model, by UTC day: reserved before a question, settled after its answer. */
export const coachSpending = pgTable(
  "coach_spending",
  {
    day: date().primaryKey(),
    tokens: bigint({ mode: "number" }).notNull(),
  },
  (table) => [check("coach_spending_positive", sql`${table.tokens} >= 0`)],
);

/** Result of examining a judge (a language model) on our own texts: its scores count only while this is valid. */
export const judgeExamination = pgTable(
  "judge_examination",
  {
    host: text().notNull(),
    model: text().notNull(),
    /** Hash of the prompts, the exam texts and the engine's scores: any change requires a new examination. */
    edition: text().notNull(),
    pitchType: text("pitch_type").notNull(),
    /** Null until it has been examined. */
    outcome: text({ enum: ["calibrated", "undiscerning", "unable"] }),
    calibration: jsonb(),
    /** For the operator; contains no user's words. */
    reason: text(),
    examinedAt: instant("examined_at"),
    expiresAt: instant("expires_at"),
    /** Earliest next examination: one is running, or the service did not answer. */
    notBefore: instant("not_before").notNull(),
    /** Number of examinations in a row that the service cut short. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.host, table.model, table.edition, table.pitchType] }),
    check(
      "judge_examination_calibrated",
      sql`(${table.outcome} = 'calibrated') = (${table.calibration} is not null)`,
    ),
  ],
);

/** Mails to send, written in the transaction of the event that they announce. The content is encrypted, then erased. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    /** Also used in the Message-ID. */
    id: uuid().primaryKey().defaultRandom(),
    /** The account concerned: deleting it deletes its waiting mails. */
    userId: uuid("user_id").references(() => appUser.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** Key of an event that may be reported twice: at most one mail is ever sent for it. */
    once: text().unique(),
    /** The mail with its address, encrypted with the installation's key; null once sent or given up. */
    sealed: bytea(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Not sent after this date: its link has expired. */
    usefulUntil: instant("useful_until"),
    attempts: integer().notNull().default(0),
    nextAt: instant("next_at").notNull().defaultNow(),
    outcome: text({ enum: ["sent", "refused", "expired"] }),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("mail_outbox_due")
      .on(table.nextAt)
      .where(sql`${table.outcome} is null`),
    index().on(table.userId),
    check("mail_outbox_erased", sql`(${table.outcome} is null) = (${table.sealed} is not null)`),
  ],
);

/**
 * Credits that somebody is buying or has bought: our own row, created before the provider is called. The provider's
 * later reports are merged into its columns; `settle_purchase` derives the credits from them.
 */
export const purchase = pgTable(
  "purchase",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => account.userId),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Id of the price in the contracts' catalogue. */
    priceId: text("price_id").notNull(),
    quantity: integer().notNull(),
    credits: integer().notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** Facts from the provider: the most advanced state reported, and its ids of this payment. */
    state: text({ enum: ["open", "pending", "expired", "failed", "paid"] })
      .notNull()
      .default("open"),
    sessionId: text("session_id").unique(),
    paymentIntent: text("payment_intent").unique(),
    createdAt: instant("created_at").notNull().defaultNow(),
    paidAt: instant("paid_at"),
    /** Credits put in the ledger for this purchase, and those taken back, by reason. */
    granted: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    /** Number of settlements that moved credits, part of their unique reference. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    unique("purchase_key").on(table.userId, table.idempotencyKey),
    index("purchase_newest").on(table.userId, table.createdAt.desc().nullsFirst()),
    check(
      "purchase_amounts",
      sql`${table.quantity} > 0 and ${table.credits} > 0 and ${table.amountCents} > 0`,
    ),
    check(
      "purchase_state_known",
      sql`${table.state} in ('open', 'pending', 'expired', 'failed', 'paid') and (${table.state} = 'paid') = (${table.paidAt} is not null)`,
    ),
    check(
      "purchase_credits_bounded",
      sql`${table.granted} in (0, ${table.credits}) and least(${table.withdrawn}, ${table.refunded}, ${table.disputed}) >= 0
        and ${table.withdrawn} + ${table.refunded} + ${table.disputed} <= ${table.granted}`,
    ),
  ],
);

/** A buyer's withdrawal within the legal period: unused credits are removed at once, the refund follows. */
export const withdrawal = pgTable("withdrawal", {
  id: uuid().primaryKey().defaultRandom(),
  purchaseId: uuid("purchase_id")
    .notNull()
    .unique()
    .references(() => purchase.id),
  credits: integer().notNull(),
  amountCents: integer("amount_cents").notNull(),
  requestedAt: instant("requested_at").notNull().defaultNow(),
  /** The provider's id; null until it has accepted the order. */
  refundId: text("refund_id").unique(),
});

/**
 * A refund or a dispute, by the provider's id, in the most advanced state reported. It may be reported before its
 * payment: both are joined by the payment's id.
 */
export const paymentReversal = pgTable(
  "payment_reversal",
  {
    id: text().primaryKey(),
    paymentIntent: text("payment_intent").notNull(),
    amountCents: integer("amount_cents").notNull(),
    state: text({
      enum: [
        "refund_pending",
        "refund_succeeded",
        "refund_failed",
        "inquiry",
        "dispute_open",
        "dispute_won",
        "dispute_lost",
      ],
    }).notNull(),
    /** The withdrawal that ordered this refund: its credits are counted there. */
    withdrawalId: uuid("withdrawal_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.paymentIntent),
    check(
      "payment_reversal_state_known",
      sql`${table.state} in ('refund_pending', 'refund_succeeded', 'refund_failed', 'inquiry', 'dispute_open', 'dispute_won', 'dispute_lost')`,
    ),
  ],
);

/** A subscription at the provider, in the most advanced state reported. */
export const subscription = pgTable(
  "subscription",
  {
    id: text().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => appUser.id, { onDelete: "cascade" }),
    plan: text().notNull(),
    state: text({ enum: ["active", "ended"] }).notNull(),
  },
  (table) => [
    index().on(table.userId),
    check("subscription_state_known", sql`${table.state} in ('active', 'ended')`),
  ],
);

/** State of the demonstration payment provider, in the real provider's data shapes. */
export const demonstrationObject = pgTable("demonstration_object", {
  id: text().primaryKey(),
  kind: text().notNull(),
  /** The payment that a refund or a dispute concerns. */
  paymentIntent: text("payment_intent"),
  createdAt: instant("created_at").notNull().defaultNow(),
  body: jsonb().notNull(),
});

/** The demonstration's notifications, in order; those without a date are not delivered yet. */
export const demonstrationEvent = pgTable(
  "demonstration_event",
  {
    id: text().primaryKey(),
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    payload: text().notNull(),
    deliveredAt: instant("delivered_at"),
  },
  (table) => [
    index("demonstration_event_waiting")
      .on(table.position)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

/** Daily counts (UTC) of events; no row concerns an identifiable person. */
export const usageCount = pgTable(
  "usage_count",
  {
    day: date().notNull(),
    name: text().$type<"submit_pitch">().notNull(),
    outcome: text().$type<"success" | "failure">().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.outcome] })],
);
