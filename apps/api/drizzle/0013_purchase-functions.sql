-- The only way in which credits move: one ledger row and the balances, together. A repeat moves nothing.
-- `debt` is a place like the others; what has left it and not come back is what the user owes.
create or replace function post_transfer(
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
      + case 'held' when to_place then credits when from_place then -credits else 0 end,
    owed = owed
      + case 'debt' when from_place then credits when to_place then -credits else 0 end
    where user_id = for_user;
  return true;
end
$$;
--> statement-breakpoint

-- Nobody owes credits and has some to spend: called wherever available credits grow, under the account's lock.
create function repay_debt(for_user uuid, fact text) returns void language plpgsql as $$
declare
  repaid integer;
begin
  select least(available, owed) into repaid from account where user_id = for_user;
  if repaid > 0 then
    perform post_transfer(for_user, 'available', 'debt', repaid, 'repay', fact);
  end if;
end
$$;
--> statement-breakpoint

drop function take_hold(uuid, integer, text, bytea, bigint, interval);
--> statement-breakpoint

-- Sets credits aside. `outcome`: fresh, running, captured, mismatch (same key, other body) or insufficient.
-- The row lock on the account serialises one user and nobody else. Lock order everywhere: account, then hold.
create function take_hold(
  for_user uuid, credits integer, spent_on text, key text, body bytea, worker bigint, lease interval,
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
      when known.body_hash <> body or known.purpose <> spent_on then 'mismatch'
      when known.state = 'captured' then 'captured'
      else 'running' end;
    return;
  end if;
  if balance is null or balance < credits then
    outcome := 'insufficient';
    return;
  end if;
  insert into hold (user_id, cost, purpose, idempotency_key, body_hash, owner, lease_until)
    values (for_user, credits, spent_on, key, body, worker, now() + lease)
    returning id into hold_id;
  if credits > 0 then
    perform post_transfer(for_user, 'available', 'held', credits, 'hold', hold_id::text);
  end if;
  outcome := 'fresh';
end
$$;
--> statement-breakpoint

-- Ends a hold once: true for the one caller who did, false when it had ended already.
create or replace function end_hold(which uuid, final_state text) returns boolean language plpgsql as $$
declare
  ended hold;
begin
  perform 1 from account where user_id = (select user_id from hold where id = which) for update;
  update hold set state = final_state, ended_at = now()
    where id = which and state = 'held' returning * into ended;
  if not found then
    return false;
  end if;
  if ended.cost = 0 then
    return true;
  end if;
  if final_state = 'captured' then
    perform post_transfer(ended.user_id, 'held', 'consumed', ended.cost, 'capture', which::text);
  else
    perform post_transfer(ended.user_id, 'held', 'available', ended.cost, 'release', which::text);
    perform repay_debt(ended.user_id, which::text);
  end if;
  return true;
end
$$;
--> statement-breakpoint

-- Gives (above zero) or takes back purchased credits. What was spent already is owed.
create function move_purchased(for_user uuid, credits integer, why text, fact text)
returns void language plpgsql as $$
declare
  takeable integer;
begin
  if credits > 0 then
    perform post_transfer(for_user, 'sales', 'available', credits, why, fact);
  elsif credits < 0 then
    select least(-credits, available) into takeable from account where user_id = for_user;
    if takeable > 0 then
      perform post_transfer(for_user, 'available', 'sales', takeable, why, fact);
    end if;
    if takeable < -credits then
      perform post_transfer(for_user, 'debt', 'sales', -credits - takeable, why, fact || ':debt');
    end if;
  end if;
end
$$;
--> statement-breakpoint

-- Brings the credits of a purchase to what its facts imply, whatever the order in which they came and however often:
-- all of them once paid, less what was withdrawn, less the share that was refunded, nothing while or after the bank
-- takes the payment back. The caller holds the account's lock. True when this call gave the credits.
create function settle_purchase(which uuid) returns boolean language plpgsql as $$
declare
  known purchase;
  due purchase;
  refunded_cents integer;
  fact text;
begin
  select * into known from purchase where id = which for update;
  due := known;
  due.granted := 0;
  due.withdrawn := 0;
  due.refunded := 0;
  due.disputed := 0;
  if known.state = 'paid' then
    due.granted := known.credits;
    select coalesce(sum(credits), 0) into due.withdrawn from withdrawal where purchase_id = which;
    select least(coalesce(sum(amount_cents), 0), known.amount_cents) into refunded_cents
      from payment_reversal
      where payment_intent = known.payment_intent and withdrawal_id is null
        and state in ('refund_pending', 'refund_succeeded');
    due.refunded := least(
      known.credits - due.withdrawn,
      ceil(known.credits::numeric * refunded_cents / known.amount_cents));
    if exists (
      select from payment_reversal
        where payment_intent = known.payment_intent and state in ('dispute_open', 'dispute_lost')
    ) then
      due.disputed := known.credits - due.withdrawn - due.refunded;
    end if;
  end if;
  if (due.granted, due.withdrawn, due.refunded, due.disputed)
    = (known.granted, known.withdrawn, known.refunded, known.disputed) then
    return false;
  end if;
  update purchase set
    granted = due.granted, withdrawn = due.withdrawn, refunded = due.refunded, disputed = due.disputed,
    revision = known.revision + 1
    where id = which;
  fact := which || ':' || (known.revision + 1);
  perform move_purchased(known.user_id, due.granted - known.granted, 'purchase', fact);
  perform move_purchased(known.user_id, known.withdrawn - due.withdrawn, 'withdrawal', fact);
  perform move_purchased(known.user_id, known.refunded - due.refunded, 'refund', fact);
  perform move_purchased(known.user_id, known.disputed - due.disputed, 'dispute', fact);
  perform repay_debt(known.user_id, fact);
  return due.granted > known.granted;
end
$$;
--> statement-breakpoint

-- Two facts about one payment wait for each other, since neither may have its row yet. Before the account's lock.
create function lock_payment(intent text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(intent, 14))
$$;
--> statement-breakpoint

-- Merges what the provider says of a checkout. `outcome`: granted (by this call), recorded, unknown (no purchase of
-- ours), mismatch (another session, amount or currency than the ones we asked for: nothing is granted).
create function record_checkout(
  which uuid, session text, intent text, reached text, cents integer, money text
) returns text language plpgsql as $$
declare
  known purchase;
  ranks constant text[] := array['open', 'pending', 'expired', 'failed', 'paid'];
begin
  if intent is not null then
    perform lock_payment(intent);
  end if;
  perform 1 from account where user_id = (select user_id from purchase where id = which) for update;
  select * into known from purchase where id = which for update;
  if not found then
    return 'unknown';
  end if;
  if coalesce(known.session_id, session) <> session
    or coalesce(known.payment_intent, intent) is distinct from coalesce(intent, known.payment_intent)
    or cents <> known.amount_cents or lower(money) <> 'eur' then
    return 'mismatch';
  end if;
  if array_position(ranks, reached) < array_position(ranks, known.state) then
    reached := known.state;
  end if;
  update purchase set
    session_id = session,
    payment_intent = coalesce(intent, payment_intent),
    state = reached,
    paid_at = case reached when 'paid' then coalesce(paid_at, now()) end
    where id = which;
  return case when settle_purchase(which) then 'granted' else 'recorded' end;
end
$$;
--> statement-breakpoint

-- Merges what the provider says of a refund or a dispute, whether or not the payment is known yet.
create function record_reversal(
  named text, intent text, cents integer, reached text, ordered_by uuid
) returns void language plpgsql as $$
declare
  paid purchase;
  ranks constant text[] := array[
    'refund_pending', 'refund_succeeded', 'refund_failed', 'inquiry', 'dispute_open', 'dispute_lost', 'dispute_won'];
begin
  perform lock_payment(intent);
  select * into paid from purchase where payment_intent = intent;
  perform 1 from account where user_id = paid.user_id for update;
  insert into payment_reversal as r (id, payment_intent, amount_cents, state, withdrawal_id)
    values (named, intent, cents, reached, (select id from withdrawal where id = ordered_by))
    on conflict (id) do update set
      amount_cents = greatest(r.amount_cents, excluded.amount_cents),
      state = case
        when array_position(ranks, excluded.state) > array_position(ranks, r.state) then excluded.state
        else r.state end,
      withdrawal_id = coalesce(r.withdrawal_id, excluded.withdrawal_id);
  update withdrawal set refund_id = named where id = ordered_by and refund_id is null;
  if paid.id is not null then
    perform settle_purchase(paid.id);
  end if;
end
$$;
--> statement-breakpoint

-- Credits of a purchase that are left: free credits are spent first, then the oldest purchase.
create function unused_credits(which uuid) returns integer language sql stable as $$
  select greatest(0, least(
    p.granted - p.withdrawn - p.refunded - p.disputed,
    a.available - coalesce((
      select sum(n.granted - n.withdrawn - n.refunded - n.disputed)
        from purchase n
        where n.user_id = p.user_id and n.state = 'paid' and (n.paid_at, n.id) > (p.paid_at, p.id)
    ), 0)))::integer
  from purchase p join account a on a.user_id = p.user_id
  where p.id = which and p.state = 'paid'
$$;
--> statement-breakpoint

-- The legal period counts whole days of France from the day after the contract.
create function is_withdrawable(paid_at timestamptz, days integer) returns boolean language sql stable as $$
  select now() < ((paid_at at time zone 'Europe/Paris')::date + days + 1)::timestamp at time zone 'Europe/Paris'
$$;
--> statement-breakpoint

-- `outcome`: done, repeated (it had been done: the same withdrawal again), unknown, closed (too late) or used.
create function withdraw_purchase(
  for_user uuid, which uuid, days integer, out withdrawal_id uuid, out outcome text
) language plpgsql as $$
declare
  known purchase;
  unused integer;
  refundable integer;
begin
  perform 1 from account where user_id = for_user for update;
  select * into known from purchase where id = which and user_id = for_user and state = 'paid' for update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  select id into withdrawal_id from withdrawal where purchase_id = which;
  if found then
    outcome := 'repeated';
    return;
  end if;
  if not is_withdrawable(known.paid_at, days) then
    outcome := 'closed';
    return;
  end if;
  unused := unused_credits(which);
  if unused = 0 then
    outcome := 'used';
    return;
  end if;
  select known.amount_cents - coalesce(sum(amount_cents), 0) into refundable
    from payment_reversal
    where payment_intent = known.payment_intent and state in ('refund_pending', 'refund_succeeded');
  -- The cent of rounding goes to the buyer.
  insert into withdrawal (purchase_id, credits, amount_cents)
    values (which, unused, greatest(0, least(refundable, ceil(known.amount_cents::numeric * unused / known.credits))))
    returning id into withdrawal_id;
  perform settle_purchase(which);
  outcome := 'done';
end
$$;
--> statement-breakpoint

-- The invariants, as the rows that break them: empty, always. The tests read it after every run.
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
    where p.granted - p.withdrawn - p.refunded - p.disputed <> coalesce(ledger.credits, 0);
