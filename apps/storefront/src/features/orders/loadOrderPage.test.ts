import { describe, expect, it } from "vitest"
import { createEmptyPages } from "../../../test/renderStorefront.tsx"
import { loadOrderPage } from "./OrderStore.ts"

const load = (path: string) => loadOrderPage(createEmptyPages, new URL(path, "http://shop.test"))

describe("the address of an order page", () => {
  it.each(["/account/orderhistory/4821773905", "/account/orderhistory/4821773905/", "/buy/confirmation/4821773905?from=mail"])(
    "opens the page: %s",
    async (path) => {
      expect(await load(path)).toBeNull()
    }
  )

  it.each(["abc", "482177390", "48217739050", "4821-773-905", "4821773905x"])("is not found with %s as the number", async (number) => {
    await expect(load(`/account/orderhistory/${number}`)).rejects.toMatchObject({ status: 404 })
    await expect(load(`/buy/confirmation/${number}`)).rejects.toMatchObject({ status: 404 })
  })
})
