import { afterEach, expect, it } from "vitest"
import { emptySeed } from "../../../test/drawShop.tsx"
import { webUserGuid } from "../../../test/memoryCheckout.ts"
import { memoryEngine } from "../../../test/memoryEngine.ts"
import { memoryLists } from "../../../test/memoryLists.ts"
import { compose } from "./compose.ts"
import { keepOwn } from "./keepOwn.ts"

afterEach(() => sessionStorage.clear())

const page = () => compose(emptySeed, memoryEngine(), () => undefined).container

it("OFF-06 what is a visitor's own is asked for once in a session, and anew for another visitor", async () => {
  const asked: Array<string> = []
  const { services } = memoryLists({ lines: [], lists: [] })
  const visit = async (guid: string) => {
    const graphql = (request: Parameters<NonNullable<typeof services.graphql>>[0]) => {
      if (request.operation === "lists") asked.push(guid)
      return services.graphql?.(request) ?? "away"
    }
    const engine = await memoryEngine(`WebUserGuid=${guid}`, { ...services, graphql })(emptySeed)
    await keepOwn({ container: page(), runtime: engine }, async () => undefined)
    await engine.dispose()
  }
  const other = "0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
  for (const guid of [webUserGuid, webUserGuid, other, other]) await visit(guid)
  expect(asked).toEqual([webUserGuid, other])
})

it("OFF-07 a page that was drawn for another car says of no fit until its data was asked for anew", async () => {
  const style = document.createElement("i")
  style.dataset["unjudged"] = ""
  document.body.append(style)
  const shown: Array<boolean> = []
  const engine = await memoryEngine(`WebUserGuid=${webUserGuid}`, memoryLists({ lines: [], lists: [] }).services)(emptySeed)
  await keepOwn({ container: page(), runtime: engine }, async () => void shown.push(style.isConnected))
  expect([shown, style.isConnected]).toEqual([[true], false])
  await engine.dispose()
})
