import { expect, it, vi } from "vitest"
import type { Shop } from "./createShop.ts"
import { createDeskStore } from "./DeskStore.ts"

it("the desk closes the session of a call that ends, and keeps the sessions of calls on hold", async () => {
  const closeCall = vi.fn<Shop["closeCall"]>()
  const store = createDeskStore(
    {
      run: async () => ({ _tag: "TaskDone", result: { _tag: "SignedIn", email: "priya@shop.test" } }),
      closeCall,
      signOut: async () => {},
      close: async () => {}
    },
    "priya@shop.test"
  )
  store.send({ _tag: "Typed", text: "password" })
  store.send({ _tag: "KeyPressed", name: "enter" })
  await store.settled()
  store.send({ _tag: "KeyPressed", name: "f6" })
  store.send({ _tag: "KeyPressed", name: "f7" })
  expect(closeCall).not.toHaveBeenCalled()
  store.send({ _tag: "KeyPressed", name: "f9" })
  expect(closeCall.mock.calls).toEqual([[1]])
  expect(store.current().call.id).toBe(2)
})
