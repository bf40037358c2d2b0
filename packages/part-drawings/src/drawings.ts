import type { Choice, Range, RawOptions } from "./pen/option.ts"
import type { Drawing } from "./pen/part.ts"
import { body } from "./parts/body/index.ts"
import { brakes } from "./parts/brakes/index.ts"
import { cooling } from "./parts/cooling/index.ts"
import { drivetrain } from "./parts/drivetrain/index.ts"
import { electrical } from "./parts/electrical/index.ts"
import { engine } from "./parts/engine/index.ts"
import { exhaust } from "./parts/exhaust/index.ts"
import { fuel } from "./parts/fuel/index.ts"
import { partsBox } from "./parts/hardware/partsBox.ts"
import { interior } from "./parts/interior/index.ts"
import { pit } from "./parts/pit/index.ts"
import { safety } from "./parts/safety/index.ts"
import { suspension } from "./parts/suspension/index.ts"
import { coverBoltPattern } from "./parts/covers/coverBoltPattern.ts"
import { coverSparkPlugs } from "./parts/covers/coverSparkPlugs.ts"
import { coverSpringRate } from "./parts/covers/coverSpringRate.ts"
import { brandMark } from "./parts/emblems/brandMark.ts"
import { engineMark } from "./parts/emblems/engineMark.ts"
import { raceDirtLateModel } from "./parts/emblems/raceDirtLateModel.ts"
import { raceDrag } from "./parts/emblems/raceDrag.ts"
import { raceModified } from "./parts/emblems/raceModified.ts"
import { raceRoad } from "./parts/emblems/raceRoad.ts"
import { raceSprintCar } from "./parts/emblems/raceSprintCar.ts"
import { raceStreet } from "./parts/emblems/raceStreet.ts"
import { adapter } from "./parts/hardware/adapter.ts"
import { bolts } from "./parts/hardware/bolts.ts"
import { book } from "./parts/hardware/book.ts"
import { cap, tShirt, giftCard } from "./parts/hardware/apparel.ts"
import { clamp } from "./parts/hardware/clamp.ts"
import { hose } from "./parts/hardware/hose.ts"
import { hoseEnd } from "./parts/hardware/hoseEnd.ts"
import { quickRelease } from "./parts/steering/quickRelease.ts"
import { steeringBox } from "./parts/steering/steeringBox.ts"
import { steeringColumn } from "./parts/steering/steeringColumn.ts"
import { steeringJoint } from "./parts/steering/steeringJoint.ts"
import { steeringRack } from "./parts/steering/steeringRack.ts"
import { steeringWheel } from "./parts/steering/steeringWheel.ts"
import { tieRodSleeve } from "./parts/steering/tieRodSleeve.ts"
import { aluminumWheel } from "./parts/wheels/aluminumWheel.ts"
import { hub } from "./parts/wheels/hub.ts"
import { lugNuts, wheelStud } from "./parts/wheels/lugNuts.ts"
import { mudCover } from "./parts/wheels/mudCover.ts"
import { raceWheel } from "./parts/wheels/raceWheel.ts"
import { tire } from "./parts/wheels/tire.ts"
import { wheelAdapter } from "./parts/wheels/wheelAdapter.ts"
import { wheelBearing } from "./parts/wheels/wheelBearing.ts"
import { wheelSpacer } from "./parts/wheels/wheelSpacer.ts"

const wheels = [aluminumWheel, hub, lugNuts, mudCover, raceWheel, tire, wheelAdapter, wheelBearing, wheelSpacer, wheelStud] as const

const steering = [quickRelease, steeringBox, steeringColumn, steeringJoint, steeringRack, steeringWheel, tieRodSleeve] as const

const hardware = [adapter, bolts, book, cap, clamp, giftCard, hose, hoseEnd, partsBox, tShirt] as const

const emblems = [brandMark, engineMark, raceDirtLateModel, raceDrag, raceModified, raceRoad, raceSprintCar, raceStreet] as const

const covers = [coverBoltPattern, coverSparkPlugs, coverSpringRate] as const

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
 * Draws the SVG image of a part. Never throws: for an unknown type, it draws the parts box, invalid option values are clamped or get their
 * defaults, and the title is escaped. Besides its own options (`drawingOptions`), every drawing accepts those of `Look`.
 */
export const draw = (type: string, options: RawOptions = {}): string => getDrawing(type).draw(options)

/** Returns the options of a drawing with their values or ranges and defaults; empty for an unknown type. */
export const drawingOptions = (type: string): Readonly<Record<string, Range | Choice>> => byType.get(type)?.options ?? {}

/** Returns whether brand and seed affect the drawing of the part itself. */
export const drawingVaries = (type: string): boolean => byType.get(type)?.varies ?? false
