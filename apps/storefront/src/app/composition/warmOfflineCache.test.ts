import { afterEach, expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { webUserGuid } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeLists } from "../../../test/createFakeLists.ts"
import { composeApp } from "./composeApp.ts"
import { warmOfflineCache } from "./warmOfflineCache.ts"

afterEach(() => sessionStorage.clear())

const page = () => composeApp(emptySeed, createTestRuntime(), () => undefined).container

it("OFF-06 warmOfflineCache requests a visitor's own data once per session and again after a visitor change", async () => {
  const asked: Array<string> = []
  const { services } = createFakeLists({ lines: [], lists: [] })
  const visit = async (guid: string) => {
    const graphql = (request: Parameters<NonNullable<typeof services.graphql>>[0]) => {
      if (request.operation === "lists") asked.push(guid)
      return services.graphql?.(request) ?? "away"
    }
    const engine = await createTestRuntime(`WebUserGuid=${guid}`, { ...services, graphql })(emptySeed)
    await warmOfflineCache({ container: page(), runtime: engine }, async () => undefined)
    await engine.dispose()
  }
  const other = "0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
  for (const guid of [webUserGuid, webUserGuid, other, other]) await visit(guid)
  expect(asked).toEqual([webUserGuid, other])
})

it("OFF-07 warmOfflineCache hides verdicts on a page for another car until its data has reloaded", async () => {
  const style = document.createElement("i")
  style.dataset["unjudged"] = ""
  document.body.append(style)
  const shown: Array<boolean> = []
  const engine = await createTestRuntime(`WebUserGuid=${webUserGuid}`, createFakeLists({ lines: [], lists: [] }).services)(emptySeed)
  await warmOfflineCache({ container: page(), runtime: engine }, async () => void shown.push(style.isConnected))
  expect([shown, style.isConnected]).toEqual([[true], false])
  await engine.dispose()
})
