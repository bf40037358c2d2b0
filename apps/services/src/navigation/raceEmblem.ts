import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"

type RaceType = Pick<Selectable<Tables["race_type"]>, "slug" | "discipline">

/** Returns the drawing of the kind of car in a race type. */
export const raceEmblem = ({ discipline, slug }: RaceType): string => {
  if (/sprint|midget|kart/.test(slug)) return "race-sprint-car"
  if (slug.includes("modified") || slug.includes("sport-mod")) return "race-modified"
  if (discipline === "drag" || discipline === "speed trial") return "race-drag"
  if (discipline === "oval" || discipline === "derby") return "race-dirt-late-model"
  return discipline === "street" || discipline === "off-road" || discipline === "pull" ? "race-street" : "race-road"
}
