import type { BuildSheet, Stage, StageId } from "./build.ts"
import { type CheckedPart, getCheckedParts } from "./checkBuild.ts"

const stage = (id: string, name: string): Stage => ({ id: id as StageId, name })

/** Stages of a build until its owner changes them. */
export const DEFAULT_STAGES: ReadonlyArray<Stage> = [
  stage("engine", "Engine"),
  stage("driveline", "Driveline"),
  stage("brakes", "Brakes"),
  stage("suspension", "Suspension and Wheels"),
  stage("cooling", "Cooling"),
  stage("safety", "Safety"),
  stage("body", "Body and Interior")
]

/** Parts of one stage in the list's order; a null stage contains all other parts. */
export interface StagedParts {
  readonly stage: Stage | null
  readonly parts: ReadonlyArray<CheckedPart>
}

/** Returns a part's stage: the owner's choice, otherwise the default stage of the part's type, if the build has that stage. */
export const getStage = (
  { stage: chosen, usualStage }: { readonly stage: StageId | null; readonly usualStage: StageId | null },
  stages: ReadonlyArray<Stage>
): Stage | null => stages.find(({ id }) => id === chosen) ?? stages.find(({ id }) => id === usualStage) ?? null

/** Groups the parts by stage, in stage order and including empty stages. Parts without a stage come last. */
export const groupByStage = (sheet: Pick<BuildSheet, "list" | "parts" | "stages">): ReadonlyArray<StagedParts> => {
  const byStage = Map.groupBy(getCheckedParts(sheet), ({ facts }) => getStage(facts, sheet.stages)?.id ?? null)
  const others = byStage.get(null) ?? []
  return [
    ...sheet.stages.map((stage) => ({ stage: stage, parts: byStage.get(stage.id) ?? [] })),
    ...(others.length === 0 ? [] : [{ stage: null, parts: others }])
  ]
}

/** Appends a stage with a unique id. */
export const addStage = (stages: ReadonlyArray<Stage>, name: string): ReadonlyArray<Stage> => {
  const ids = new Set<string>(stages.map(({ id }) => id))
  let number = 1
  while (ids.has(`own-${number}`)) number++
  return [...stages, stage(`own-${number}`, name)]
}

export const renameStage = (stages: ReadonlyArray<Stage>, id: StageId, name: string): ReadonlyArray<Stage> =>
  stages.map((stage) => (stage.id === id ? { ...stage, name } : stage))

/** Moves a stage one position. Returns the stages unchanged if the stage cannot move or is unknown. */
export const moveStage = (stages: ReadonlyArray<Stage>, id: StageId, by: -1 | 1): ReadonlyArray<Stage> => {
  const from = stages.findIndex((stage) => stage.id === id)
  const moved = stages[from]
  const neighbor = stages[from + by]
  if (moved === undefined || neighbor === undefined) return stages
  return stages.map((stage, at) => (at === from ? neighbor : at === from + by ? moved : stage))
}

export const removeStage = (stages: ReadonlyArray<Stage>, id: StageId): ReadonlyArray<Stage> => stages.filter((stage) => stage.id !== id)
