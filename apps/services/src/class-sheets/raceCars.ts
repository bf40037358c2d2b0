import { CAR_SUBJECT, MAX_FACTS, PitNotes, type StatedFact } from "@camber/domain/class-sheets"
import { getProjectKey } from "@camber/domain/garage"
import type { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** A race car as its owner described it. */
export interface StoredCar {
  readonly sheet: string | null
  readonly facts: ReadonlyArray<StatedFact>
  readonly pit: PitNotes
  /** The owner accepted reminders of its dates by email. */
  readonly reminds: boolean
  /** Dates for which a reminder was sent. They stay when the car is edited. */
  readonly reminded: ReadonlyArray<string>
}

const noNotes: PitNotes = { gears: "", springs: "", spares: "", dated: [] }
const emptyCar: StoredCar = { sheet: null, facts: [], pit: noNotes, reminds: false, reminded: [] }

/** Maximum cars per visitor, the same as in a garage. */
const MAX_CARS = 100

/** Longer than any id of the services. */
const MAX_ID_LENGTH = 64

const decodeNotes = Schema.decodeUnknownSync(PitNotes)

/**
 * Finds the id of a saved car; null if the car is not saved. Statements are stored by id, so that they stay when details of the car change.
 * If the device does not know the id yet, it is found by the car's identity.
 */
const findCarId = async (database: Kysely<Tables>, owner: WebUserGuid, project: Project): Promise<string | null> => {
  if (project.projectId !== undefined) return project.projectId.slice(0, MAX_ID_LENGTH)
  const saved = await database
    .selectFrom("customer_project")
    .select("project_id")
    .where("web_user_guid", "=", owner)
    .where("identity", "=", getProjectKey(project))
    .executeTakeFirst()
  return saved?.project_id ?? null
}

/** Lists the keys under which a car's row may be stored: its id, then its identity, which was used before the car was saved. */
const listCarKeys = async (
  database: Kysely<Tables>,
  owner: WebUserGuid,
  project: Project
): Promise<readonly [string, ...ReadonlyArray<string>]> => {
  const [id, identity] = [await findCarId(database, owner, project), getProjectKey(project)]
  return id === null ? [identity] : [id, identity]
}

/** Reads the visitor's statements about a car. */
export const readRaceCar = async (database: Kysely<Tables>, owner: WebUserGuid, project: Project): Promise<StoredCar> => {
  const keys = await listCarKeys(database, owner, project)
  const rows = await database
    .selectFrom("race_car")
    .select(["car_key", "sheet", "facts", "pit", "reminds", "reminded"])
    .where("web_user_guid", "=", owner)
    .where("car_key", "in", keys)
    .execute()
  const row = keys.flatMap((key) => rows.filter(({ car_key }) => car_key === key))[0]
  if (row === undefined) return emptyCar
  const { facts, pit, reminded, reminds, sheet } = row
  return { sheet, facts, pit: decodeNotes(pit), reminds, reminded }
}

/** Changes a car's row, or creates it. Returns false if `change` returns null or the visitor has too many cars. */
const changeCar = (
  database: Kysely<Tables>,
  owner: WebUserGuid,
  project: Project,
  change: (car: StoredCar) => Partial<StoredCar> | null
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('race_car'), hashtext(${owner}))`.execute(transaction)
    const keys = await listCarKeys(transaction, owner, project)
    const [key, ...earlier] = keys
    const before = await readRaceCar(transaction, owner, project)
    const changed = change(before)
    if (changed === null) return false
    const others = await transaction
      .selectFrom("race_car")
      .select("car_key")
      .where("web_user_guid", "=", owner)
      .where("car_key", "not in", keys)
      .limit(MAX_CARS)
      .execute()
    if (others.length >= MAX_CARS) return false
    const { facts, pit, reminded, reminds, sheet } = { ...before, ...changed }
    const stated = { sheet, facts: JSON.stringify(facts), pit: JSON.stringify(pit) }
    const values = { ...stated, reminds, reminded: JSON.stringify(reminded), changed_at: new Date() }
    await transaction
      .insertInto("race_car")
      .values({ web_user_guid: owner, car_key: key, ...values })
      .onConflict((conflict) => conflict.columns(["web_user_guid", "car_key"]).doUpdateSet(values))
      .execute()
    if (earlier.length > 0)
      await transaction.deleteFrom("race_car").where("web_user_guid", "=", owner).where("car_key", "in", earlier).execute()
    return true
  })

/** Sets the sheet of a car; null for the sheet of its class. */
export const chooseCarSheet = (database: Kysely<Tables>, owner: WebUserGuid, project: Project, sheet: string | null): Promise<boolean> =>
  changeCar(database, owner, project, () => ({ sheet }))

/** Replaces a car's pit notes. */
export const saveCarNotes = (database: Kysely<Tables>, owner: WebUserGuid, project: Project, pit: PitNotes): Promise<boolean> =>
  changeCar(database, owner, project, () => ({ pit }))

/** Whether the owner may get reminders about a car: only account owners, and only about saved cars. */
export const canRemind = async (database: Kysely<Tables>, owner: WebUserGuid, project: Project): Promise<boolean> => {
  const id = await findCarId(database, owner, project)
  const { rows } = await sql`
    select from account join customer_project as saved using (web_user_guid)
    where web_user_guid = ${owner} and saved.project_id::text = ${id}`.execute(database)
  return rows.length > 0
}

/** Turns reminders of a saved car's dates on or off. Returns false if the visitor has no account or the car is not saved. */
export const setCarReminders = async (database: Kysely<Tables>, owner: WebUserGuid, project: Project, isOn: boolean): Promise<boolean> =>
  (await canRemind(database, owner, project)) && changeCar(database, owner, project, () => ({ reminds: isOn }))

/** Adds, replaces and removes facts of a car and its parts. Returns false if there are too many facts. */
export const stateCarFacts = (
  database: Kysely<Tables>,
  owner: WebUserGuid,
  project: Project,
  stated: ReadonlyArray<StatedFact>
): Promise<boolean> =>
  changeCar(database, owner, project, ({ facts }) => {
    const changes = stated.map((fact) => ({ ...fact, subject: toSubject(fact.subject), value: fact.value.trim() }))
    const merged = new Map([...facts, ...changes].map((fact) => [`${fact.subject}\t${fact.name.toLowerCase()}`, fact]))
    const left = [...merged.values()].filter(({ value }) => value !== "")
    return left.length > MAX_FACTS ? null : { facts: left }
  })

/** SKUs may be typed in any letter case. */
export const toSubject = (subject: string): string => (subject === CAR_SUBJECT ? subject : subject.toUpperCase())
