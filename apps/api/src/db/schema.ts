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
  /** As the contracts normalise it: one form per mailbox. */
  email: text().notNull().unique(),
  /** Null for an account opened with LinkedIn, until its owner sets one. */
  passwordHash: text("password_hash"),
  /** Null until its owner opens a link that we sent to the address. */
  emailVerifiedAt: instant("email_verified_at"),
  newsletter: boolean().notNull().default(false),
  subscriptionPlan: text("subscription_plan").notNull().default("free"),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Written with the use of its sessions, at most every few minutes. */
  lastActiveAt: instant("last_active_at").notNull().defaultNow(),
  /** When its owner was warned that this unused account will be deleted. */
  inactivityNoticeAt: instant("inactivity_notice_at"),
});

/** Who got the credits of a sign-up: one gift for each mailbox, however its address is spelt. */
export const signupGift = pgTable("signup_gift", {
  /** A keyed hash (adapters/secrets): the mailbox cannot be read from it. */
  mailbox: bytea().primaryKey(),
  /** Null once the account is gone: what is left says that a gift was given, not to whom. */
  userId: uuid("user_id")
    .unique()
    .references(() => appUser.id, { onDelete: "set null" }),
  givenAt: instant("given_at").notNull().defaultNow(),
});

/** The token itself is never stored: a copy of this table opens no session. */
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

/** What a link that we mailed may do, once. The token itself is never stored. */
export const mailedToken = pgTable(
  "mailed_token",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    purpose: text({ enum: ["password_reset", "email_proof"] }).notNull(),
    /** Null for a request about an address without an account, which costs the same writes and opens nothing. */
    userId: uuid("user_id").references(() => appUser.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [unique().on(table.purpose, table.userId), index().on(table.expiresAt)],
);

/** Who an account elsewhere is here. The address plays no part once they are tied. */
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

/** A browser that left to sign in elsewhere: what its return must match, once, within minutes. */
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

/** One row per throttled key: the theoretical arrival time of GCRA. Unlogged: a crash only forgets who hurried. */
export const throttle = pgTable("throttle", {
  key: bytea().primaryKey(),
  arrivesAt: instant("arrives_at").notNull(),
});

/**
 * The balance of a user, moved by the function `post_transfer` alone. No foreign key to `app_user`: when an
 * account is deleted its ledger stays, under a number that leads to nobody.
 */
export const account = pgTable(
  "account",
  {
    userId: uuid("user_id").primaryKey(),
    available: integer().notNull().default(0),
    held: integer().notNull().default(0),
    /** Credits that were taken back after they had been spent: the next ones to come repay them first. */
    owed: integer().notNull().default(0),
  },
  (table) => [
    check("account_available_positive", sql`${table.available} >= 0`),
    check("account_held_positive", sql`${table.held} >= 0`),
    check("account_owed_positive", sql`${table.owed} >= 0`),
  ],
);

/** The ledger. One row is one double entry: `amount` leaves `source` and enters `destination`; append-only. */
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
    /** The business fact behind it, once per kind: what makes a repeat harmless. */
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

/** Credits set aside for work in progress. It ends once: captured with the result, or released. */
export const hold = pgTable(
  "hold",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => account.userId),
    cost: integer().notNull(),
    /** What the credits pay for, as the contracts name it. */
    purpose: text().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Of the request: the same key with another body is refused. */
    bodyHash: bytea("body_hash").notNull(),
    state: text({ enum: ["held", "captured", "released"] })
      .notNull()
      .default("held"),
    /** The process that works on it (process-owner.ts). */
    owner: bigint({ mode: "bigint" }).notNull(),
    leaseUntil: instant("lease_until").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
    /** When its user deleted the analysis that it paid for. */
    resultDeletedAt: instant("result_deleted_at"),
  },
  (table) => [
    // A released hold gave no answer: its key may serve again.
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

/** The versions of one type, title and question: a line of the history. It goes with its last version. */
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
    /** Hashed, because a question and a title together can exceed what an index entry holds. */
    groupKey: text("group_key")
      .notNull()
      .generatedAlwaysAs(sql`md5(pitch_type || md5(title) || md5(coalesce(question, '')))`),
    /** Title and question as the search compares them. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title || ' ' || coalesce(question, ''))`),
    /** The highest number ever given: a deleted version's is not given again. */
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

/** A stored analysis: the pitch as given, what the history sorts by, and the report as the wire shows it. */
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
    /** 1 for the first pitch of its series. */
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
    /** Of the JSON below: a reader proves the shape that it knows. */
    reportVersion: integer("report_version").notNull(),
    report: jsonb().notNull(),
    /** The voice that it judged, while its owner keeps it. */
    recordingId: text("recording_id").references((): AnyPgColumn => recording.id, { onDelete: "set null" }),
    /** The plan that its question comes from. */
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
    /** As the engine read the advert. */
    reading: jsonb().notNull(),
    cvContent: text("cv_content"),
    strategy: jsonb(),
    /** Goes up with every change of its list of questions. */
    version: integer().notNull().default(1),
  },
  (table) => [index("interview_plan_newest").on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** In the order of their numbers. */
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
    /** The language model that wrote the question, and the one that wrote its answer; null for our rules and users. */
    writtenBy: text("written_by"),
    answerBy: text("answer_by"),
  },
  (table) => [index("plan_question_order").on(table.planId, table.number)],
);

/** What was paid for in a plan: a hold that was captured leads to its plan, for the click that is repeated. */
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

/** A sheet of France Travail's ROME, as the operator imported it. */
export const romeSheet = pgTable("rome_sheet", {
  code: text().primaryKey(),
  /** A job sheet of the engine. */
  sheet: jsonb().notNull(),
  /** Of the files that it came from: an import that was cut goes on from there. */
  digest: text().notNull(),
});

/** The import that is in use; one row. */
export const romeImport = pgTable("rome_import", {
  digest: text().primaryKey(),
  attribution: text().notNull(),
  importedAt: instant("imported_at").notNull().defaultNow(),
});

/** The link by which anyone reads an analysis: at most one for each; ending it deletes it. */
export const share = pgTable("share", {
  /** 128 random bits, kept as they are: why, docs/decisions/076-links-kept-as-they-are.md. */
  token: uuid().primaryKey(),
  analysisId: uuid("analysis_id")
    .notNull()
    .unique()
    .references(() => analysis.id, { onDelete: "cascade" }),
  withRecording: boolean("with_recording").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** A link for one reader, and the reading that was given by it. */
export const readerLink = pgTable(
  "reader_link",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As a share's. */
    token: uuid().notNull().unique(),
    analysisId: uuid("analysis_id")
      .notNull()
      .references(() => analysis.id, { onDelete: "cascade" }),
    withRecording: boolean("with_recording").notNull(),
    /** The owner agrees that the marks serve to set the scores, without identity. */
    exportable: boolean().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    closedAt: instant("closed_at"),
    /** As in the contracts; null until it is given. */
    reading: jsonb(),
    submittedAt: instant("submitted_at"),
  },
  (table) => [
    index("reader_link_analysis").on(table.analysisId, table.createdAt),
    check("reader_link_submitted", sql`(${table.reading} is null) = (${table.submittedAt} is null)`),
  ],
);

/** A voice, as our own wav in the store of files, until its date: see docs/decisions/021-audio-retention.md. */
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
    /** Its owner wishes to play it again later. */
    keep: boolean().notNull(),
    durationSec: doublePrecision("duration_sec").notNull(),
    quality: jsonb().notNull(),
    transcription: jsonb(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** A job that one process of all does once a day (db/daily-job.ts). */
export const dailyJob = pgTable("daily_job", {
  name: text().primaryKey(),
  /** The last day of UTC that is done. */
  doneDay: date("done_day"),
  /** No process takes it before: one is at it, or it failed a moment ago. */
  claimedUntil: instant("claimed_until").notNull(),
});

/** What the language model cost, by day of UTC: reserved before a question, settled after its answer. */
export const coachSpending = pgTable(
  "coach_spending",
  {
    day: date().primaryKey(),
    tokens: bigint({ mode: "number" }).notNull(),
  },
  (table) => [check("coach_spending_positive", sql`${table.tokens} >= 0`)],
);

/** What a judge showed on our own texts: its scores count while an examination of it stands. */
export const judgeExamination = pgTable(
  "judge_examination",
  {
    host: text().notNull(),
    model: text().notNull(),
    /** Of the prompts, the exam texts and the engine's scores: one change, another examination. */
    edition: text().notNull(),
    pitchType: text("pitch_type").notNull(),
    /** Null until it is examined. */
    outcome: text({ enum: ["calibrated", "undiscerning", "unable"] }),
    calibration: jsonb(),
    /** For the operator; no word of a user's. */
    reason: text(),
    examinedAt: instant("examined_at"),
    expiresAt: instant("expires_at"),
    /** No other examination begins before: one is under way, or the service did not answer. */
    notBefore: instant("not_before").notNull(),
    /** Examinations in a row that the service cut short. */
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

/** Messages to send, written in the transaction of the fact that they tell. What they say is sealed, then erased. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    /** Of the Message-ID too. */
    id: uuid().primaryKey().defaultRandom(),
    /** Whose account it is about: a deleted account takes its waiting messages along. */
    userId: uuid("user_id").references(() => appUser.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** At most one message ever for one fact, where the fact may be reported twice. */
    once: text().unique(),
    /** The message with its address, sealed by the key of the installation; null once it is over. */
    sealed: bytea(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Not sent after this: the link in it has expired. */
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
 * Credits that somebody is buying or has bought: our own row, made before the provider hears of it. What the provider
 * says later is merged into its facts; `settle_purchase` derives the credits from them.
 */
export const purchase = pgTable(
  "purchase",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => account.userId),
    idempotencyKey: text("idempotency_key").notNull(),
    /** In the catalogue of the contracts. */
    priceId: text("price_id").notNull(),
    quantity: integer().notNull(),
    credits: integer().notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** Facts: the furthest state that the provider reported, and the names under which it knows this payment. */
    state: text({ enum: ["open", "pending", "expired", "failed", "paid"] })
      .notNull()
      .default("open"),
    sessionId: text("session_id").unique(),
    paymentIntent: text("payment_intent").unique(),
    createdAt: instant("created_at").notNull().defaultNow(),
    paidAt: instant("paid_at"),
    /** Credits in the ledger because of this purchase, and those taken back, by reason. */
    granted: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    /** Counts the settlements that moved credits: part of their unique reference. */
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

/** A buyer who changed their mind within the legal period: the unused credits go at once, the money follows. */
export const withdrawal = pgTable("withdrawal", {
  id: uuid().primaryKey().defaultRandom(),
  purchaseId: uuid("purchase_id")
    .notNull()
    .unique()
    .references(() => purchase.id),
  credits: integer().notNull(),
  amountCents: integer("amount_cents").notNull(),
  requestedAt: instant("requested_at").notNull().defaultNow(),
  /** Of the provider; null until it has taken the order. */
  refundId: text("refund_id").unique(),
});

/**
 * What takes a payment back: a refund or a dispute, under the provider's name for it, in the furthest state that we have
 * been told. It may be known before the payment is: they meet by the payment's own name.
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

/** A subscription at the provider, in the furthest state that it reported. */
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

/** What the demonstration of a payment provider remembers, in the provider's own shapes. */
export const demonstrationObject = pgTable("demonstration_object", {
  id: text().primaryKey(),
  kind: text().notNull(),
  /** The payment that a refund or a dispute is about. */
  paymentIntent: text("payment_intent"),
  createdAt: instant("created_at").notNull().defaultNow(),
  body: jsonb().notNull(),
});

/** Its notifications, in order; those without a date are still to be delivered. */
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

/** How often something happened, by day of UTC: no row is about anybody. */
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
