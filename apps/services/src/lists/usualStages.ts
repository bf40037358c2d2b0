import { type Stage, DEFAULT_STAGES } from "@camber/domain/lists"
import type { Reference } from "../reference/Reference.ts"
import type { SavedList } from "./savedLists.ts"

/** The usual stage of what is on a shelf of the shop, by the slug of the shelf's uppermost category. Tools, gifts and trailers are of none. */
const stageOfCategory: Readonly<Record<string, string>> = {
  engine: "engine",
  "air-and-fuel-delivery": "engine",
  exhaust: "engine",
  "ignition-charging-and-starting": "engine",
  "driveline-and-axles": "driveline",
  transmission: "driveline",
  brakes: "brakes",
  "chassis-and-suspension": "suspension",
  steering: "suspension",
  "wheel-and-tire": "suspension",
  "cooling-and-heating": "cooling",
  "safety-equipment": "safety",
  "interior-and-gauges": "body",
  "exterior-accessories-and-trim": "body",
  "audio-and-electronics": "body"
}

/** The usual stage of a part by its category; null where its kind has none. */
export const getDefaultStage = ({ categories }: Reference, categoryId: string): string | null =>
  stageOfCategory[categories.pathTo(categoryId)[0]?.slug ?? ""] ?? null

/** A list's stages in their order. */
export const getStages = ({ stages }: Pick<SavedList, "stages">): ReadonlyArray<typeof Stage.Encoded> => stages ?? DEFAULT_STAGES
