import { type Kysely, sql } from "kysely"

/** Older programs write no counts. */
export const keepsOlder = true

/**
 * Calls of assistants by UTC day, tool and outcome, without anything about the caller. `fact` names the fact that was missing in an answer;
 * empty if none was.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table assistant_call (
      day date not null,
      tool text not null,
      outcome text not null,
      fact text not null,
      calls integer not null,
      primary key (day, tool, outcome, fact)
    )`.execute(db)
}
