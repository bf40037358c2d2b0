import { render } from "@testing-library/react"
import { Component, type ReactNode } from "react"
import { expect, it, onTestFinished, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { LateComponents } from "../../foundation/late/LateComponents.ts"
import { StoreContext } from "../../foundation/runtime/StoreContext.ts"
import { ErrorPage } from "./errorPage.tsx"

class Document extends Component<{ readonly children: ReactNode }> {
  override state = { isBlank: false }
  static getDerivedStateFromError = () => ({ isBlank: true })
  override render() {
    return this.state.isBlank ? "blank" : this.props.children
  }
}

it("ERR-17 where not even the error page's code can be had, the failure is left to what asks for the whole page anew", async () => {
  const load = vi.spyOn(LateComponents.prototype, "load").mockRejectedValue(new Error("no network"))
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
  onTestFinished(() => [load, logged].forEach((spy) => spy.mockRestore()))
  const { container } = render(
    <StoreContext value={composeApp(emptySeed, createTestRuntime(), () => undefined).container}>
      <Document>
        <ErrorPage />
      </Document>
    </StoreContext>
  )
  expect(container.textContent).toBe("")
  await expect.poll(() => container.textContent).toBe("blank")
})
