import { describe, expect, it } from "vitest"
import { DialogStore } from "./DialogStore.ts"

const question = { title: "Remove all items?", message: "This removes all of them." }

/** Answers the first dialog like a click on its main button. */
const agree = (store: DialogStore) => {
  const { current } = store
  if (current?.kind === "alert") current.answer()
  if (current?.kind === "confirm") current.answer(true)
  if (current?.kind === "prompt") current.answer("Race day")
}

describe("the dialogs of the page", () => {
  it("CTRL-30 resolve to their outcome", async () => {
    const store = new DialogStore()
    const outcomes = Promise.all([store.alert(question), store.confirm(question), store.prompt({ title: "New list", label: "Name" })])
    for (const kind of ["alert", "confirm", "prompt"]) {
      expect([store.current?.kind, store.isOpen]).toEqual([kind, true])
      agree(store)
      store.closed()
    }
    expect(await outcomes).toEqual([undefined, true, "Race day"])
    expect([store.current, store.isOpen]).toEqual([null, false])
  })

  it("CTRL-30 resolve to undefined, false and null when they are dismissed", async () => {
    const store = new DialogStore()
    const outcomes = Promise.all([store.alert(question), store.confirm(question), store.prompt({ title: "New list", label: "Name" })])
    while (store.current) {
      store.current.leave()
      store.closed()
    }
    expect(await outcomes).toEqual([undefined, false, null])
  })

  it("open one at a time: the next one opens when the first has left the screen", async () => {
    const store = new DialogStore()
    const first = store.confirm(question)
    void store.confirm({ ...question, title: "Sure?" })
    const { current } = store
    agree(store)
    expect(await first).toBe(true)
    expect([store.current, store.isOpen]).toEqual([current, false])
    store.closed()
    expect([store.current?.question.title, store.isOpen]).toEqual(["Sure?", true])
  })

  it("accept only the first answer, for example when a button is clicked again during the exit transition", async () => {
    const store = new DialogStore()
    const answer = store.confirm(question)
    agree(store)
    store.current?.leave()
    expect(await answer).toBe(true)
  })

  it("reject the question if their code fails to load", async () => {
    const store = new DialogStore()
    const answers = Promise.all([store.confirm(question), store.prompt({ title: "New list", label: "Name" })])
    store.giveUp()
    expect(await answers).toEqual([false, null])
    expect([store.current, store.isOpen]).toEqual([null, false])
  })
})
