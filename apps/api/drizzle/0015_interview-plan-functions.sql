-- What was paid for goes with its plan.
create trigger plan_work_deleted after delete on plan_work
  for each row execute function note_deleted_result();
--> statement-breakpoint

create or replace view bad as
  select 'balance differs from the ledger' as fault, a.user_id::text as subject
    from account a
    left join lateral (
      select
        sum(case 'available' when destination then amount when source then -amount else 0 end) as available,
        sum(case 'held' when destination then amount when source then -amount else 0 end) as held,
        sum(case 'debt' when source then amount when destination then -amount else 0 end) as owed
      from transfer t where t.user_id = a.user_id
    ) ledger on true
    where a.available <> coalesce(ledger.available, 0) or a.held <> coalesce(ledger.held, 0)
      or a.owed <> coalesce(ledger.owed, 0)
  union all
  select 'held credits differ from the live holds', a.user_id::text
    from account a
    where a.held <> (select coalesce(sum(cost), 0) from hold h where h.user_id = a.user_id and h.state = 'held')
  union all
  select 'captured without a stored result', h.id::text
    from hold h left join analysis r on r.hold_id = h.id
    where h.state = 'captured' and h.purpose in ('text_analysis', 'audio_analysis')
      and r.id is null and h.result_deleted_at is null
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
      or not found.own
  union all
  select 'credits owed beside credits to spend', a.user_id::text
    from account a where a.owed > 0 and a.available > 0
  union all
  select 'purchase differs from the ledger', p.id::text
    from purchase p
    left join lateral (
      select sum(case 'sales' when source then amount when destination then -amount else 0 end) as credits
      from transfer t
      where t.user_id = p.user_id and t.kind in ('purchase', 'withdrawal', 'refund', 'dispute')
        and t.reference ^@ (p.id || ':')
    ) ledger on true
    where p.granted - p.withdrawn - p.refunded - p.disputed <> coalesce(ledger.credits, 0)
  union all
  select 'work on a plan differs from its hold', h.id::text
    from hold h left join plan_work w on w.hold_id = h.id left join interview_plan p on p.id = w.plan_id
    where h.purpose in ('plan', 'ten_questions', 'example_answer', 'strategy')
      and ((h.state = 'captured') <> (w.hold_id is not null) and h.result_deleted_at is null
        or p.user_id <> h.user_id);
