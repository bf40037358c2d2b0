import { act, waitFor } from "@testing-library/react"
import { useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, it } from "vitest"
import { runInlineScript } from "../../../test/inlineScript.ts"
import { replayEarlyClicks } from "./earlyClicks.ts"

const Counter = () => {
  const [presses, setPresses] = useState(0)
  useEffect(replayEarlyClicks, [])
  return (
    <button type="button" onClick={() => setPresses((before) => before + 1)}>
      {presses}
    </button>
  )
}

let leave = () => {}
afterEach(() => leave())

/** A page as the server drew it, with a button that counts its presses. */
const drawn = () => {
  const place = document.body.appendChild(document.createElement("div"))
  place.innerHTML = renderToString(<Counter />)
  runInlineScript("earlyClicks")
  const begin = () => {
    const root = hydrateRoot(place, <Counter />)
    leave = () => {
      act(() => root.unmount())
      place.remove()
    }
  }
  return { begin, button: place.querySelector("button")! }
}

it("NAV-126 each press counts once: before React begins, between that and its first drawing, and after", async () => {
  const { begin, button } = drawn()
  button.click()
  button.click()
  begin()
  button.click()
  await waitFor(() => expect(button.textContent).toBe("3"))
  button.click()
  await act(async () => undefined)
  expect(button.textContent).toBe("4")
})
