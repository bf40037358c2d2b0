import * as calls from "@camber/domain/lists"
import { toDollars } from "@camber/domain/money"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { InvalidArgument } from "../http/errors.ts"
import { createBuildSheet, getStages } from "./loadBuildSheet.ts"
import type { createListChanges } from "./createListChanges.ts"
import { toSavedProduct } from "./mergeProducts.ts"
import { getListKey } from "./VisitorLists.ts"
import { changeList, readLists } from "./savedLists.ts"
import { deleteOtherStages, setStage } from "./savedProducts.ts"

/** Creates the root fields of planned builds: stages and budget. */
export const planFields = (
  store: ResolverContext,
  changingOne: ReturnType<typeof createListChanges>["changingOne"]
): Readonly<Record<string, RootField>> => ({
  buildPlan: createResolver(calls.buildPlan, "buildPlan", async ({ listId, project = null, userGuid }) => {
    const list = (await readLists(store.database, userGuid)).find(({ list_id }) => list_id === listId)
    const sheet = list && (await createBuildSheet(store, list, project))
    if (list === undefined || sheet === undefined || sheet === null) return null
    return { sheet, budget: list.budget_cents === null ? null : toDollars(list.budget_cents) }
  }),

  planBuild: createResolver(calls.planBuild, "planBuild", async (request) => {
    const { budget } = request
    const stages = request.stages?.map(({ id, name }) => ({ id, name: name.trim() }))
    if (stages !== undefined && (new Set(getIds(stages)).size < stages.length || stages.some(({ name }) => name === "")))
      throw new InvalidArgument({ argument: "stages", expected: "Expected stages with names and distinct ids" })
    return changingOne(request, null, async (own, list) => {
      const key = getListKey(own, list)
      if (budget !== undefined) await changeList(own.database, key, { budget_cents: budget })
      if (stages === undefined) return true
      await changeList(own.database, key, { stages: JSON.stringify(stages) })
      await deleteOtherStages(own.database, key, getIds(stages))
      return true
    })
  }),

  stageListItem: createResolver(calls.stageListItem, "stageListItem", (request) =>
    changingOne(request, null, async (own, list) => {
      const { stage } = request
      if (stage !== null && !getStages(list).some(({ id }) => id === stage)) return false
      return setStage(own.database, getListKey(own, list), toSavedProduct(request.item), stage)
    })
  )
})

const getIds = (stages: ReadonlyArray<calls.Stage>): ReadonlyArray<calls.StageId> => stages.map(({ id }) => id)
