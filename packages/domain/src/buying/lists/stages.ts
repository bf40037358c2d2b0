import type { BuildSheet, Stage, StageId } from "./build.ts"
import { type CheckedPart, getCheckedParts } from "./checkBuild.ts"

const stage = (id: string, name: string): Stage => ({ id: id as StageId, name })

/** The stages of a build until its owner changes them. */
export const DEFAULT_STAGES: ReadonlyArray<Stage> = [
  stage("engine", "Engine"),
  stage("driveline", "Driveline"),
  stage("brakes", "Brakes"),
  stage("suspension", "Suspension and Wheels"),
  stage("cooling", "Cooling"),
  stage("safety", "Safety"),
  stage("body", "Body and Interior")
]

/** The parts of one stage in the list's order; a null stage has those that belong to none. */
export interface StagedParts {
  readonly stage: Stage | null
  readonly parts: ReadonlyArray<CheckedPart>
}

/** Where a part stands: in the stage that its owner chose, else in the usual one of its kind, as far as the build has it. */
export const getStage = (
  { stage: chosen, usualStage }: { readonly stage: StageId | null; readonly usualStage: StageId | null },
  stages: ReadonlyArray<Stage>
): Stage | null => stages.find(({ id }) => id === chosen) ?? stages.find(({ id }) => id === usualStage) ?? null

/** Every part of a build in exactly one stage: the stages in their order, empty ones too, and after them what belongs to none, if there is any. */
export const groupByStage = (sheet: Pick<BuildSheet, "list" | "parts" | "stages">): ReadonlyArray<StagedParts> => {
  const byStage = Map.groupBy(getCheckedParts(sheet), ({ facts }) => getStage(facts, sheet.stages)?.id ?? null)
  const others = byStage.get(null) ?? []
  return [
    ...sheet.stages.map((of) => ({ stage: of, parts: byStage.get(of.id) ?? [] })),
    ...(others.length === 0 ? [] : [{ stage: null, parts: others }])
  ]
}

/** The stages with one more at their end, under an id that none of them has. */
export const addStage = (stages: ReadonlyArray<Stage>, name: string): ReadonlyArray<Stage> => {
  const ids = new Set<string>(stages.map(({ id }) => id))
  let number = 1
  while (ids.has(`own-${number}`)) number++
  return [...stages, stage(`own-${number}`, name)]
}

export const renameStage = (stages: ReadonlyArray<Stage>, id: StageId, name: string): ReadonlyArray<Stage> =>
  stages.map((of) => (of.id === id ? { ...of, name } : of))

/** The stages with one of them a place earlier or later; as they are where it is the first, the last or unknown. */
export const moveStage = (stages: ReadonlyArray<Stage>, id: StageId, by: -1 | 1): ReadonlyArray<Stage> => {
  const from = stages.findIndex((of) => of.id === id)
  const moved = stages[from]
  const neighbor = stages[from + by]
  if (moved === undefined || neighbor === undefined) return stages
  return stages.map((of, at) => (at === from ? neighbor : at === from + by ? moved : of))
}

export const removeStage = (stages: ReadonlyArray<Stage>, id: StageId): ReadonlyArray<Stage> => stages.filter((of) => of.id !== id)
