-- Until now the objective named a pitch: two pitches with one objective stood as versions of each other. From here on
-- a pitch that answers no question is named by its first words. Versions that share at least half of the long words of
-- the shorter text stay together; the others become pitches of their own. Answers to questions keep their names.
do $$
declare
  line record;
  pitch record;
  word text;
  wanted text;
  free text;
  copies integer;
  home uuid;
  place integer;
begin
  create temporary table home_of (id uuid, words text[], last integer, made_at bigint generated always as identity)
    on commit drop;
  for line in
    select s.* from series s
      where s.question is null and not exists (select from analysis a where a.series_id = s.id and a.target <> s.title)
      order by s.id
  loop
    delete from home_of;
    for pitch in
      select a.id, a.version, a.content, a.created_at, array(
          select distinct w from regexp_split_to_table(lower(a.content), '[^[:alnum:]]+') w where length(w) > 3
        ) as words
        from analysis a where a.series_id = line.id order by a.version
    loop
      select h.id into home from home_of h
        where 2 * (select count(*) from unnest(h.words) w where w = any(pitch.words))
          >= least(cardinality(h.words), cardinality(pitch.words))
        order by h.made_at limit 1;
      if home is null then
        -- The first words, whole, within 48 characters.
        wanted := '';
        foreach word in array regexp_split_to_array(regexp_replace(pitch.content, '^\s+|\s+$', '', 'g'), '\s+') loop
          if length(wanted) + length(word) + (wanted <> '')::int > 48 then
            wanted := case when wanted = '' then left(word, 48)
              else regexp_replace(wanted, '[\s,;:.!?–-]+$', '') end || '…';
            exit;
          end if;
          wanted := wanted || case when wanted = '' then '' else ' ' end || word;
        end loop;
        free := wanted;
        copies := 1;
        while exists (select from series s where s.user_id = line.user_id and s.pitch_type = line.pitch_type
            and s.title = free and s.question is null and s.id <> line.id)
          or exists (select from home_of h join series s on s.id = h.id where s.title = free)
        loop
          copies := copies + 1;
          free := wanted || ' (' || copies || ')';
        end loop;
        if not exists (select from home_of) then
          home := line.id;
          update series set title = free where id = home;
        else
          insert into series (user_id, pitch_type, title, question, last_version, version_count, newest_at)
            values (line.user_id, line.pitch_type, free, null, 1, 1, pitch.created_at) returning id into home;
        end if;
        insert into home_of (id, words, last) values (home, pitch.words, 0);
      end if;
      update home_of set words = pitch.words, last = last + 1 where id = home returning last into place;
      if home <> line.id then
        update analysis set series_id = home, version = place where id = pitch.id;
      end if;
    end loop;
    if (select count(*) from home_of) > 1 then
      for pitch in
        select a.id, row_number() over (order by a.version) as place from analysis a where a.series_id = line.id
          order by a.version
      loop
        update analysis set version = pitch.place where id = pitch.id;
      end loop;
      update series s set last_version = found.last, version_count = found.versions, newest_at = found.newest
        from (select a.series_id, max(a.version) as last, count(*) as versions, max(a.created_at) as newest
          from analysis a where a.series_id in (select id from home_of) group by a.series_id) found
        where s.id = found.series_id;
    end if;
  end loop;
end
$$;
