// @vitest-environment node
import { sampleVerdict, wireBuildPart, wireListProduct } from "@camber/testing/records"
import { expect, it } from "vitest"
import { sampleList } from "../../../../test/createFakeLists.ts"
import { openFormPage } from "../../../../test/openFormPage.ts"

const list = sampleList("Camaro", {
  products: [wireListProduct({ title: "Street Pads", quantity: 2 })],
  car: { vehicle: "1969 Chevrolet Camaro", engine: null, raceType: null }
})
const sheet = {
  list,
  parts: [wireBuildPart({ verdict: sampleVerdict(), usualStage: "brakes" })],
  stages: [{ id: "brakes", name: "Brakes" }],
  sharedAs: null,
  rules: null,
  carPath: null,
  carBody: null
}
const answered = { success: true, lists: [], listIds: [], listWithProductsCount: 0 }
const openPlanner = (plan: object | null = { budget: 500, sheet }) =>
  openFormPage({
    buildPlan: () => ({ buildPlan: plan }),
    planBuild: () => ({ planBuild: answered }),
    lists: () => ({ lists: { webUser: { userGuid: "6f1b2c3d-0000-4000-8000-000000000001" }, lists: [list] } })
  })
const path = "/buildlist/plan?list=list-Camaro"

it("PLAN-02 without scripts the board is rendered with a form for each action, and opens again after it", async () => {
  const { asked, open } = await openPlanner()
  const { headers, html } = await open(`${path}&scripts=off`)
  expect(html).toContain("Street Pads")
  expect(html).toContain('<input type="hidden" name="list" value="list-Camaro"/>')
  expect(headers.get("cache-control")).toBe("private, no-store")
  const done = await open(path, { list: "list-Camaro", act: "budget", budget: "900" })
  expect([done.status, done.headers.get("location")]).toEqual([303, path])
  expect(asked.map(({ operation }) => operation)).toContain("planBuild")
})

it("without scripts an unknown build is explained", async () => {
  const { open } = await openPlanner(null)
  expect((await open(path, { list: "list-Camaro", act: "budget", budget: "900" })).html).toContain("You may have deleted it")
  expect((await open("/buildlist/plan?scripts=off", {})).html).toContain("Build Planner")
})

it("without scripts the planner links to the boards of the visitor's lists", async () => {
  const { open } = await openPlanner()
  expect((await open("/buildlist/plan?scripts=off")).html).toContain('href="/buildlist/plan?list=list-Camaro"')
})
