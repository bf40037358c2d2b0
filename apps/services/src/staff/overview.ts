import { funnelSteps, type Overview } from "@camber/domain/staff"
import { vitalNames } from "@camber/domain/tracking"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { VITAL_EVENT } from "../tracking/collectVitals.ts"

/** Number of days, including today. */
const DAYS = 28
/** Maximum number of searches without results. */
const MAX_SEARCHES = 20
/** Maximum number of listed facts that assistants' answers lacked. */
const MAX_FACTS = 20

/** Summarizes the events of the 28 days that end with `now`, by UTC day. */
export const createOverviewHandler = async (database: Kysely<Tables>, now: Date): Promise<typeof Overview.Encoded> => {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'utc')::date`
  // With this condition, each query can use the index of event name and arrival time.
  const since = sql`received_at >= (${today} - ${DAYS - 1}::int)::timestamp at time zone 'utc'`
  const days = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(${today} - ${DAYS - 1}::int, ${today}, interval '1 day') as day`.execute(database)
  const vitals = await sql<{ name: string; day: string; p75: number; samples: number }>`
    select fields->>'vital' as name, to_char(received_at at time zone 'utc', 'YYYY-MM-DD') as day, count(*)::int as samples,
      percentile_cont(0.75) within group (order by (fields->>'value')::float8) as p75
    from event where name = ${VITAL_EVENT} and ${since} group by 1, 2`.execute(database)
  const funnel = await sql<{ name: string; visitors: number }>`
    select name, count(distinct web_user_guid)::int as visitors
    from event where name = any(${funnelSteps}) and ${since} group by 1`.execute(database)
  const acquisition = await sql<{ type: "Direct" | "Paid" | "Organic" | "Other" | null; visitors: number }>`
    select fields->>'acquisition' as type, count(distinct web_user_guid)::int as visitors
    from event where name = 'Visitor Identified' and ${since} group by 1 order by 2 desc`.execute(database)
  const searches = await sql<{ query: string; times: number }>`
    select lower(fields->>'query') as query, count(*)::int as times
    from event where name = 'Search Answered' and fields->'total' = '0' and ${since}
    group by 1 order by 2 desc, 1 limit ${MAX_SEARCHES}`.execute(database)

  const calls = await sql<{ tool: string; calls: number; notKnown: number; failed: number }>`
    select tool, sum(calls)::int as calls, coalesce(sum(calls) filter (where fact <> ''), 0)::int as "notKnown",
      coalesce(sum(calls) filter (where outcome = 'failed'), 0)::int as failed
    from assistant_call where day > ${today} - ${DAYS}::int group by 1 order by 2 desc, 1`.execute(database)
  const facts = await sql<{ fact: string; times: number }>`
    select fact, sum(calls)::int as times
    from assistant_call where fact <> '' and day > ${today} - ${DAYS}::int
    group by 1 order by 2 desc, 1 limit ${MAX_FACTS}`.execute(database)

  const dayNames = days.rows.map(({ day }) => day)
  const visitorsAt = new Map(funnel.rows.map(({ name, visitors }) => [name, visitors]))
  return {
    days: dayNames,
    vitals: vitalNames.map((name) => {
      const own = vitals.rows.filter((row) => row.name === name)
      const at = new Map(own.map(({ day, p75 }) => [day, p75]))
      return { name, p75: dayNames.map((day) => at.get(day) ?? null), samples: own.reduce((sum, { samples }) => sum + samples, 0) }
    }),
    funnel: funnelSteps.map((step) => ({ step, visitors: visitorsAt.get(step) ?? 0 })),
    acquisition: acquisition.rows,
    fruitlessSearches: searches.rows,
    assistantCalls: calls.rows,
    missingFacts: facts.rows
  }
}
