import type { Choice, Range, RawOptions } from "./pen/option.ts"

import type { Drawing } from "./pen/part.ts"
import { body } from "./parts/body/index.ts"
import { brakes } from "./parts/brakes/index.ts"
import { cooling } from "./parts/cooling/index.ts"
import { covers } from "./parts/covers/index.ts"
import { drivetrain } from "./parts/drivetrain/index.ts"
import { electrical } from "./parts/electrical/index.ts"
import { emblems } from "./parts/emblems/index.ts"
import { engine } from "./parts/engine/index.ts"
import { exhaust } from "./parts/exhaust/index.ts"
import { fuel } from "./parts/fuel/index.ts"
import { hardware } from "./parts/hardware/index.ts"
import { partsBox } from "./parts/hardware/partsBox.ts"
import { interior } from "./parts/interior/index.ts"
import { pit } from "./parts/pit/index.ts"
import { safety } from "./parts/safety/index.ts"
import { steering } from "./parts/steering/index.ts"
import { suspension } from "./parts/suspension/index.ts"
import { wheels } from "./parts/wheels/index.ts"

const all = [
  ...body,
  ...brakes,
  ...cooling,
  ...covers,
  ...drivetrain,
  ...electrical,
  ...emblems,
  ...engine,
  ...exhaust,
  ...fuel,
  ...hardware,
  ...interior,
  ...pit,
  ...safety,
  ...steering,
  ...suspension,
  ...wheels
] as const

/** Name of a drawing: a part type, `race-*` emblem or `cover-*` of an article. */
export type DrawingType = (typeof all)[number]["type"]

const byType: ReadonlyMap<string, Drawing> = new Map(all.map((drawing) => [drawing.type, drawing]))

/** Every drawing by its type. */
export const drawings = Object.fromEntries(byType) as Readonly<Record<DrawingType, Drawing>>

export const isDrawingType = (type: string): type is DrawingType => byType.has(type)

/** Returns the drawing of a part type, or the neutral parts box for an unknown type. */
export const getDrawing = (type: string): Drawing => byType.get(type) ?? partsBox

/**
 * Draws the SVG image of a part. Never throws: an unknown type gives the parts box, invalid option values are clamped
 * or get their defaults, and the title is escaped. Besides its own options (`drawingOptions`) every drawing takes those
 * of `Look`.
 */
export const draw = (type: string, options: RawOptions = {}): string => getDrawing(type).draw(options)

/** Returns the options of a drawing with their values or ranges and defaults; empty for an unknown type. */
export const drawingOptions = (type: string): Readonly<Record<string, Range | Choice>> => byType.get(type)?.options ?? {}

/** Returns whether brand and seed change the drawing of the part itself. */
export const drawingVaries = (type: string): boolean => byType.get(type)?.varies ?? false
