-- Throttling need not survive a crash, and this table is the most written one.
alter table throttle set unlogged;
--> statement-breakpoint

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'table % is append-only', tg_table_name;
end
$$;
--> statement-breakpoint
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger transfer_never_emptied before truncate on transfer
  for each statement execute function refuse_change();
--> statement-breakpoint

-- The only way in which credits move: one ledger row and the balances, together. A repeat moves nothing.
create function post_transfer(
  for_user uuid, from_place text, to_place text, credits integer, why text, fact text
) returns boolean language plpgsql as $$
begin
  insert into transfer (user_id, source, destination, amount, kind, reference)
    values (for_user, from_place, to_place, credits, why, fact)
    on conflict (kind, reference) do nothing;
  if not found then
    return false;
  end if;
  update account set
    available = available
      + case 'available' when to_place then credits when from_place then -credits else 0 end,
    held = held
      + case 'held' when to_place then credits when from_place then -credits else 0 end
    where user_id = for_user;
  return true;
end
$$;
--> statement-breakpoint

create function open_account(for_user uuid, credits integer) returns void language plpgsql as $$
begin
  insert into account (user_id) values (for_user);
  perform post_transfer(for_user, 'signup', 'available', credits, 'signup', for_user::text);
end
$$;
--> statement-breakpoint

-- Sets credits aside. `outcome`: fresh, running, captured, mismatch (same key, other body) or insufficient.
-- The row lock on the account serialises one user and nobody else. Lock order everywhere: account, then hold.
create function take_hold(
  for_user uuid, credits integer, key text, body bytea, worker bigint, lease interval,
  out hold_id uuid, out outcome text
) language plpgsql as $$
declare
  balance integer;
  known hold;
begin
  select available into balance from account where user_id = for_user for update;
  select * into known from hold
    where user_id = for_user and idempotency_key = key and state <> 'released';
  if found then
    hold_id := known.id;
    outcome := case
      when known.body_hash <> body then 'mismatch'
      when known.state = 'captured' then 'captured'
      else 'running' end;
    return;
  end if;
  if balance is null or balance < credits then
    outcome := 'insufficient';
    return;
  end if;
  insert into hold (user_id, cost, idempotency_key, body_hash, owner, lease_until)
    values (for_user, credits, key, body, worker, now() + lease)
    returning id into hold_id;
  perform post_transfer(for_user, 'available', 'held', credits, 'hold', hold_id::text);
  outcome := 'fresh';
end
$$;
--> statement-breakpoint

-- Ends a hold once: true for the one caller who did, false when it had ended already.
create function end_hold(which uuid, final_state text) returns boolean language plpgsql as $$
declare
  ended hold;
begin
  perform 1 from account where user_id = (select user_id from hold where id = which) for update;
  update hold set state = final_state, ended_at = now()
    where id = which and state = 'held' returning * into ended;
  if not found then
    return false;
  end if;
  if final_state = 'captured' then
    perform post_transfer(ended.user_id, 'held', 'consumed', ended.cost, 'capture', which::text);
  else
    perform post_transfer(ended.user_id, 'held', 'available', ended.cost, 'release', which::text);
  end if;
  return true;
end
$$;
--> statement-breakpoint

-- The invariants, as the rows that break them: empty, always. The tests read it after every run.
create view bad as
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
    where h.state = 'captured' and r.id is null
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
    from hold h where h.state = 'held' and h.lease_until < now() - interval '30 seconds';
--> statement-breakpoint

-- GCRA: 0 when the call may pass, otherwise the seconds to wait. One statement per decision, whatever the parallelism.
create function pass_throttle(which bytea, every interval, burst integer) returns double precision
language plpgsql as $$
declare
  waits_until timestamptz;
begin
  insert into throttle as t (key, arrives_at) values (which, now() + every)
    on conflict (key) do update set arrives_at = greatest(t.arrives_at, now()) + every
    where t.arrives_at <= now() + every * (burst - 1);
  if found then
    return 0;
  end if;
  select arrives_at - every * (burst - 1) into waits_until from throttle where key = which;
  return greatest(1, extract(epoch from waits_until - now()));
end
$$;
