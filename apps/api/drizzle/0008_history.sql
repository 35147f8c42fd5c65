-- One form for what a reader holds for the same letters: no case, no accent, one apostrophe, no ligature.
create function fold_text(text) returns text language sql immutable strict parallel safe as $$
  select lower(replace(replace(
    regexp_replace(normalize(translate($1, '’', ''''), NFKD), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'Œ', 'oe'))
$$;
--> statement-breakpoint
CREATE TABLE "series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"pitch_type" text NOT NULL,
	"title" text NOT NULL,
	"question" text,
	"group_key" text GENERATED ALWAYS AS (md5(pitch_type || md5(title) || md5(coalesce(question, '')))) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(title || ' ' || coalesce(question, ''))) STORED NOT NULL,
	"last_version" integer NOT NULL,
	"version_count" integer NOT NULL,
	"newest_at" timestamp with time zone NOT NULL,
	CONSTRAINT "series_group" UNIQUE("user_id","group_key"),
	CONSTRAINT "series_version_count_positive" CHECK ("series"."version_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "analysis" DROP CONSTRAINT "analysis_group_version";--> statement-breakpoint
ALTER TABLE "analysis" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "analysis" ADD COLUMN "favourite_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "result_deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_newest" ON "series" USING btree ("user_id","newest_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "series_newest_of_type" ON "series" USING btree ("user_id","pitch_type","newest_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_favourite" ON "analysis" USING btree ("user_id","favourite_at") WHERE "analysis"."favourite_at" is not null;--> statement-breakpoint
insert into series (user_id, pitch_type, title, question, last_version, version_count, newest_at)
  select user_id, pitch_type, title, question, max(version), count(*), max(created_at)
    from analysis group by user_id, pitch_type, title, question;
--> statement-breakpoint
update analysis a set series_id = s.id from series s where s.user_id = a.user_id and s.group_key = a.group_key;
--> statement-breakpoint
ALTER TABLE "analysis" ALTER COLUMN "series_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "analysis" DROP COLUMN "group_key";--> statement-breakpoint
ALTER TABLE "analysis" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_series_version" UNIQUE("series_id","version");--> statement-breakpoint

-- A captured hold keeps its result until its user deletes it, one by one or with the account.
create function note_deleted_result() returns trigger language plpgsql as $$
begin
  update hold set result_deleted_at = now() where id = old.hold_id;
  return old;
end
$$;
--> statement-breakpoint
create trigger analysis_deleted after delete on analysis
  for each row execute function note_deleted_result();
--> statement-breakpoint

create or replace view bad as
  select 'balance differs from the ledger' as fault, a.user_id::text as subject
    from account a
    left join lateral (
      select
        sum(case 'available' when destination then amount when source then -amount else 0 end) as available,
        sum(case 'held' when destination then amount when source then -amount else 0 end) as held
      from transfer t where t.user_id = a.user_id
    ) ledger on true
    where a.available <> coalesce(ledger.available, 0) or a.held <> coalesce(ledger.held, 0)
  union all
  select 'held credits differ from the live holds', a.user_id::text
    from account a
    where a.held <> (select coalesce(sum(cost), 0) from hold h where h.user_id = a.user_id and h.state = 'held')
  union all
  select 'captured without a stored result', h.id::text
    from hold h left join analysis r on r.hold_id = h.id
    where h.state = 'captured' and r.id is null and h.result_deleted_at is null
  union all
  select 'stored result without a capture', r.id::text
    from analysis r join hold h on h.id = r.hold_id
    where h.state <> 'captured' or h.user_id <> r.user_id
  union all
  select 'user without an account', u.id::text
    from app_user u left join account a on a.user_id = u.id
    where a.user_id is null
  union all
  select 'sign-up credits given twice or never', a.user_id::text
    from account a
    where (select count(*) from transfer t where t.user_id = a.user_id and t.kind = 'signup') <> 1
  union all
  select 'hold left behind', h.id::text
    from hold h where h.state = 'held' and h.lease_until < now() - interval '30 seconds'
  union all
  select 'series differs from its versions', s.id::text
    from series s
    left join lateral (
      select count(*) as versions, max(a.version) as last, max(a.created_at) as newest,
          bool_and(a.user_id = s.user_id) as own
        from analysis a where a.series_id = s.id
    ) found on true
    where s.version_count <> found.versions or s.last_version < found.last or s.newest_at <> found.newest
      or not found.own;
