import * as calls from "@camber/domain/lists"
import { toDollars } from "@camber/domain/money"
import { answering, type RootField } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { BadInput } from "../http/failures.ts"
import { sheetOf } from "./buildSheetOf.ts"
import type { listChanges } from "./listChanges.ts"
import { productOf } from "./mergeProducts.ts"
import { keyOf } from "./OwnLists.ts"
import { changeList, readLists } from "./savedLists.ts"
import { dropStagesBut, setStage } from "./savedProducts.ts"
import { stagesOf } from "./usualStages.ts"

/** The root fields of a list that is planned as a build: its stages, and what it may cost. */
export const planFields = (
  store: Store,
  changingOne: ReturnType<typeof listChanges>["changingOne"]
): Readonly<Record<string, RootField>> => ({
  buildPlan: answering(calls.buildPlan, "buildPlan", async ({ listId, project = null, userGuid }) => {
    const list = (await readLists(store.database, userGuid)).find(({ list_id }) => list_id === listId)
    const sheet = list && (await sheetOf(store, list, project))
    if (list === undefined || sheet === undefined || sheet === null) return null
    return { sheet, budget: list.budget_cents === null ? null : toDollars(list.budget_cents) }
  }),

  planBuild: answering(calls.planBuild, "planBuild", async (request) => {
    const { budget } = request
    const stages = request.stages?.map(({ id, name }) => ({ id, name: name.trim() }))
    if (stages !== undefined && (new Set(idsOf(stages)).size < stages.length || stages.some(({ name }) => name === "")))
      throw new BadInput({ argument: "stages", expected: "stages with names, each id once" })
    return changingOne(request, null, async (own, list) => {
      const key = keyOf(own, list)
      if (budget !== undefined) await changeList(own.database, key, { budget_cents: budget })
      if (stages === undefined) return true
      await changeList(own.database, key, { stages: JSON.stringify(stages) })
      await dropStagesBut(own.database, key, idsOf(stages))
      return true
    })
  }),

  stageListItem: answering(calls.stageListItem, "stageListItem", (request) =>
    changingOne(request, null, async (own, list) => {
      const { stage } = request
      if (stage !== null && !stagesOf(list).some(({ id }) => id === stage)) return false
      return setStage(own.database, keyOf(own, list), productOf(request.item), stage)
    })
  )
})

const idsOf = (stages: ReadonlyArray<calls.Stage>): ReadonlyArray<calls.StageId> => stages.map(({ id }) => id)
