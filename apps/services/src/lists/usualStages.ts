import { type Stage, DEFAULT_STAGES } from "@camber/domain/lists"
import type { Reference } from "../reference/Reference.ts"
import type { SavedList } from "./savedLists.ts"

/** Default stage by the slug of a part's top-level category. Tools, gifts and trailers have none. */
const STAGE_BY_CATEGORY: Readonly<Record<string, string>> = {
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

/** Returns the default stage of a category; null if it has none. */
export const getDefaultStage = ({ categories }: Reference, categoryId: string): string | null =>
  STAGE_BY_CATEGORY[categories.pathTo(categoryId)[0]?.slug ?? ""] ?? null

/** Returns a list's stages in order. */
export const getStages = ({ stages }: Pick<SavedList, "stages">): ReadonlyArray<typeof Stage.Encoded> => stages ?? DEFAULT_STAGES
