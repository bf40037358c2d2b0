import type { TelemetryEvent } from "@camber/domain/telemetry"
import { waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import type { Seed } from "../../foundation/runtime/Seed.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { GarageStore } from "./GarageStore.ts"

const stored = (world = createFakeGarage(), load?: (seed: Seed) => Promise<EffectRuntime>) => {
  const { container } = composeApp(emptySeed, load ?? createTestRuntime(world.cookies, world.services), () => {})
  const went: Array<string> = []
  container.resolve(PageNavigator).attach({ navigate: (href) => void went.push(href) })
  return { garage: container.resolve(GarageStore), went }
}
const labels = (options: ReadonlyArray<{ readonly displayName: string }>) => options.map(({ displayName }) => displayName)
const SMALL_BLOCK = "2-2-7-1"

describe("GarageStore", () => {
  it("GAR-27 GAR-76 loads the lists of a vehicle's form on demand, the prioritized makes first", async () => {
    const { garage } = stored()
    const comes = (list: "year" | "make" | "model" | "stockEngine") =>
      waitFor(() => expect(garage.state?.form[list].options).not.toEqual([]))
    await garage.run((use) => use.begin("ADD_YMM"))
    await comes("year")
    await garage.run((use) => use.chooseYear(1969))
    await comes("make")
    await garage.run((use) => use.chooseMake(2))
    await comes("model")
    await garage.run((use) => use.chooseModel(3))
    await comes("stockEngine")
    const { make, model, stockEngine, year } = garage.state!.form
    expect([year, make, model, stockEngine].map(({ options }) => labels(options))).toEqual([
      ["1970", "1969"],
      ["Chevrolet", "AMC"],
      ["Camaro"],
      ["350 V8 5.7L", "Engine not listed", "Engine Swap"]
    ])
    expect(make.prioritized).toBe(1)
  })

  it("GAR-02 opens in the frame of the click, and runs the use case's commands after that frame in order", async () => {
    const received: Array<string> = []
    const world = createFakeGarage()
    const { garage } = stored(world, async (seed) => {
      const engine = await createTestRuntime(world.cookies, world.services)(seed)
      const run: EffectRuntime["run"] = (command, signal) => {
        received.push("command")
        return engine.run(command, signal)
      }
      return { ...engine, run }
    })
    await garage.hydrate()
    received.length = 0
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) =>
      setTimeout(() => {
        received.push("frame")
        draw()
      })
    )
    garage.open({ step: "EXISTING_PROJECTS" })
    garage.close()
    expect(received).toEqual([])
    await waitFor(() => expect(received).toEqual(["frame", "command", "command", "command"]))
    await waitFor(() => expect([garage.isOpen, garage.state?.drawer]).toEqual([false, null]))
    vi.unstubAllGlobals()
  })

  it("GAR-27 GAR-76 loads the lists of race cars and of engines", async () => {
    const { garage } = stored()
    await garage.run((use) => use.begin("ADD_RACETYPE"))
    await waitFor(() => expect(labels(garage.state!.form.raceType.options)).toEqual(["Dirt Late Model"]))
    await garage.run((use) => use.begin("ADD_ENGINE"))
    await waitFor(() => expect(labels(garage.state!.form.engineMake.options)).toEqual(["Chevrolet"]))
    await garage.run((use) => use.chooseEngineMake("2-2"))
    await waitFor(() => expect(labels(garage.state!.form.engineFamily.options)).toEqual(["Small Block Chevy Gen I"]))
    await garage.run((use) => use.chooseEngineFamily(SMALL_BLOCK))
    await waitFor(() => expect(garage.state!.canSave).toBe(true))
  })

  it("GAR-28 GAR-76 selects a project, clears the selection and removes a project", async () => {
    const saved = sampleSaved()
    const { garage, went } = stored(createFakeGarage(saved, sampleSaved(2)))
    await garage.hydrate()
    await waitFor(() =>
      expect(garage.state).toMatchObject({ isHydrated: true, isFetching: false, isVehicleUpdated: false, selectedId: null })
    )
    await garage.follow((use) => use.select(saved.projectId))
    await waitFor(() => expect(garage.state?.selected?.description.model).toBe("Camaro"))
    expect([garage.state?.selectedId, went]).toEqual([saved.projectId, ["/vehicle/1969-chevrolet-camaro~12"]])
    await garage.follow((use) => use.clearSelection)
    await waitFor(() => expect(garage.state?.selected).toBeNull())
    await garage.follow((use) => use.remove(saved.projectId))
    await waitFor(() => expect(garage.state?.projects).toHaveLength(1))
  })

  it("ANL-02 ANL-105 reports a removed project to analytics", async () => {
    const events: Array<TelemetryEvent> = []
    const saved = sampleSaved()
    const { cookies, services } = createFakeGarage(saved)
    const load = () => createTestRuntime(cookies, services, { receive: (event) => events.push(event) })(emptySeed)
    const { garage } = stored(createFakeGarage(), load)
    await garage.hydrate()
    await garage.follow((use) => use.remove(saved.projectId))
    await waitFor(() => expect(events.map(({ name }) => name)).toContain("Fitment Removed"))
  })

  it("opens before the runtime is ready, and reports a runtime that fails to load", { tags: "full" }, async () => {
    const { garage } = stored(createFakeGarage(), () => Promise.reject(new Error("away")))
    garage.open({ step: "ADD_ENGINE" })
    expect([garage.state, garage.isOpen, garage.step, garage.hasFailed]).toEqual([null, true, "ADD_ENGINE", false])
    await waitFor(() => expect(garage.hasFailed).toBe(true), { timeout: 8000 })
  })
})
