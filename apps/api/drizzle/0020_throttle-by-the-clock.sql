-- By the clock, not by when a transaction began: a call that began a moment before the first that passed came too early for
-- it, and was refused although the burst was not spent.
create or replace function pass_throttle(which bytea, every interval, burst integer) returns double precision
language plpgsql as $$
declare
  waits_until timestamptz;
begin
  insert into throttle as t (key, arrives_at) values (which, clock_timestamp() + every)
    on conflict (key) do update set arrives_at = greatest(t.arrives_at, clock_timestamp()) + every
    where t.arrives_at <= clock_timestamp() + every * (burst - 1);
  if found then
    return 0;
  end if;
  select arrives_at - every * (burst - 1) into waits_until from throttle where key = which;
  return greatest(1, extract(epoch from waits_until - clock_timestamp()));
end
$$;
