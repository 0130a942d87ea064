-- A database's schema, one line for each thing: two databases with the same lines have the same schema. Only the order
-- of columns is left out.
with ours as (
	select c.*, c.oid::regclass::text as name
	from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where n.nspname !~ '^(pg_|information_schema$|drizzle$)'
		and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
)
-- Everything that there is, of whatever kind, by name: also what has no lines of its own below.
select 'exists ' || identified.type || ' ' || identified.identity as line
from (
	select classid, objid from pg_depend where objid >= 16384
	union select 'pg_publication'::regclass, oid from pg_publication
	union select 'pg_event_trigger'::regclass, oid from pg_event_trigger
	union select 'pg_extension'::regclass, oid from pg_extension
) objects, lateral pg_identify_object(classid, objid, 0) identified
where identified.identity !~ '(^| )(drizzle|pg_toast)[. ]|RI_ConstraintTrigger' and identified.type <> 'toast table'
union all
select format('extension %s %s in %s', extname, extversion, extnamespace::regnamespace) from pg_extension
union all
select format('relation %s %s', ours.name, jsonb_build_object(
	'kind', ours.relkind, 'persistence', ours.relpersistence, 'options', ours.reloptions, 'of toast', toast.reloptions,
	'method', pg_am.amname, 'tablespace', ours.reltablespace, 'privileges', ours.relacl, 'replicates', ours.relreplident,
	'row security', ours.relrowsecurity, 'forced', ours.relforcerowsecurity, 'partition', ours.relispartition))
from ours left join pg_class toast on toast.oid = ours.reltoastrelid left join pg_am on pg_am.oid = ours.relam
union all
select format('column %s.%s %s', ours.name, a.attname, jsonb_build_object(
	'type', format_type(a.atttypid, a.atttypmod), 'not null', a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid),
	'generated', a.attgenerated, 'identity', a.attidentity, 'collation', a.attcollation::regcollation, 'storage', a.attstorage,
	'compression', a.attcompression, 'statistics', a.attstattarget, 'options', a.attoptions, 'privileges', a.attacl))
from ours join pg_attribute a on a.attrelid = ours.oid and a.attnum > 0 and not a.attisdropped
left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
union all
select format('constraint %s.%s %s valid %s', ours.name, conname, pg_get_constraintdef(c.oid), convalidated)
from pg_constraint c join ours on ours.oid = c.conrelid
union all
select format('index %s valid %s clustered %s replicates %s', pg_get_indexdef(indexrelid), indisvalid, indisclustered, indisreplident)
from pg_index join ours on ours.oid = indrelid
union all
select format('trigger %s enabled %s', pg_get_triggerdef(t.oid), tgenabled)
from pg_trigger t join ours on ours.oid = tgrelid where not tgisinternal
union all
select format('view %s %s', name, pg_get_viewdef(oid)) from ours where relkind in ('v', 'm')
union all
select format('rule %s', pg_get_ruledef(r.oid)) from pg_rewrite r join ours on ours.oid = ev_class where rulename <> '_RETURN'
union all
select format('policy %s.%s %s', name, polname, to_jsonb(p) - '{oid,polrelid}'::text[])
from pg_policy p join ours on ours.oid = polrelid
union all
select format('statistics %s', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
union all
select format('sequence %s %s owned by %s', ours.name, to_jsonb(s) - '{seqrelid,seqtypid}'::text[] || jsonb_build_object('type', seqtypid::regtype),
	(select attrelid::regclass || '.' || attname from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
		where classid = 'pg_class'::regclass and objid = ours.oid and refobjsubid > 0))
from pg_sequence s join ours on ours.oid = seqrelid
union all
select format('function %s privileges %s', pg_get_functiondef(p.oid), proacl)
from pg_proc p where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
	and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
union all
select format('enum %s %s', enumtypid::regtype, string_agg(enumlabel, ',' order by enumsortorder)) from pg_enum group by enumtypid
union all
select format('domain %s %s %s', oid::regtype, format_type(typbasetype, typtypmod), typdefault) from pg_type where typtype = 'd' and oid >= 16384
union all
select format('comment on %s %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description where objoid >= 16384
union all
select format('publication %s', to_jsonb(p) - 'oid') from pg_publication p
union all
select format('setting %s', unnest(setconfig))
from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())
union all
select format('privileges %s %s', nspname, nspacl) from pg_namespace where nspname = 'public'
