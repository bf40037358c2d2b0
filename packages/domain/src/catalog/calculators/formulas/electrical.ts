import { defineCalculator, input, output, range, search, values } from "../define.ts"
import { getFuseSize, getWire } from "../tables.ts"

export const alternatorSize = defineCalculator({
  id: "alternator-size",
  group: "electrical",
  title: "Alternator size",
  question: "How many amps do I need?",
  inputs: {
    base: input("Ignition, computer, gauges", "A", [2, 60], 12),
    fans: input("Electric fans", "A", [0, 120], 30),
    pump: input("Fuel pump", "A", [0, 50], 6),
    lights: input("Lights and wipers", "A", [0, 60], 20),
    audio: input("Audio, average", "A", [0, 150], 5),
    other: input("Heater fan, water pump, winch and similar", "A", [0, 200], 10),
    spare: input("Reserve", "%", [0, 60], 25),
    idle: input("Share of its rating at idle", "%", [20, 90], 50)
  },
  outputs: {
    load: output("Total load", "A", 0),
    need: output("Total load with reserve", "A", 0),
    idle_need: output("Rating for the total load at idle", "A", 0),
    used60: output("Share of a 60 A alternator", "%", 0),
    used80: output("Share of an 80 A alternator", "%", 0),
    look: output("Smallest rating to look at", "A", 0, "Covers the reserve on the road, and everything except lights and audio at idle.")
  },
  compute: ({ audio, base, fans, idle, lights, other, pump, spare }) => {
    const atIdle = base + fans + pump + other
    const load = atIdle + lights + audio
    const need = load * (1 + spare / 100)
    return {
      load,
      need,
      idle_need: load / (idle / 100),
      used60: (load / 60) * 100,
      used80: (load / 80) * 100,
      look: Math.max(need, Math.min(load, atIdle) / (idle / 100))
    }
  },
  partFacets: { Alternators: ["Output"], "Battery Cables": ["Gauge"] },
  findParts: ({ look }) => [
    search("Alternators", [range("Output", look, look * 1.8)]),
    search(
      "Battery Cables",
      [values("Gauge", look > 140 ? "1/0 AWG" : look > 90 ? "2 AWG" : "4 AWG")],
      "Charge wire. Use the wire gauge calculator for the exact size."
    )
  ],
  plot: { x: "fans", y: "look" },
  sources: ["cct-alternator", "calcgarage-alt", "motortrend-charging"],
  grade: "B"
})

/** The table of wires ends at 1/0. */
const none = "Beyond our tables"

export const wireGauge = defineCalculator({
  id: "wire-gauge",
  group: "electrical",
  title: "Wire gauge and fuse",
  question: "Which wire and which fuse do I need?",
  inputs: {
    amps: input("Current", "A", [0.5, 200], 20),
    feet: input("Wire length, out and back", "ft", [1, 100], 30, { note: "One way only if the frame is the return." }),
    volts: input("System voltage", "V", [6, 24], 13.8),
    percent: input("Allowed voltage drop", "%", [1, 10], 3, { note: "3 for pumps, fans and ignition. 5 for lights." })
  },
  outputs: {
    cmil: output("Copper needed", "circular mils", 0),
    gauge: output("Wire", "AWG", 0, "Wire areas are general knowledge: verify them against SAE J1128.", { names: { 0: "1/0" }, none }),
    fuse: output("Fuse", "A", 1, undefined, { none }),
    loses: output("Voltage drop in that wire", "V", 2, undefined, { none })
  },
  compute: ({ amps, feet, percent, volts }) => {
    const cmil = (10.75 * amps * feet) / ((volts * percent) / 100)
    const fuse = getFuseSize(amps * 1.25)
    const { area, gauge } = getWire(cmil, fuse)
    return { cmil, gauge, fuse, loses: (10.75 * amps * feet) / area }
  },
  partFacets: { "Battery Cables": ["Gauge"], "Relays & Fuse Blocks": ["Rating"], "Wiring Harnesses": [] },
  findParts: ({ amps, fuse, gauge }) => [
    ...(gauge <= 4 ? [search("Battery Cables", [values("Gauge", gauge > 2 ? "4 AWG" : gauge > 0 ? "2 AWG" : "1/0 AWG")])] : []),
    ...(amps > 8 ? [search("Relays & Fuse Blocks", [range("Rating", fuse, fuse * 2)])] : []),
    search("Wiring Harnesses")
  ],
  plot: { x: "amps", y: "cmil" },
  note: "The wire must be thick enough for the voltage drop, and carry at least the fuse's current.",
  trap: "Automotive (SAE) wire has about a tenth less copper than AWG of the same number. With AWG areas, the result can be one size too thin.",
  article: "wire-gauge-and-relays",
  sources: ["abyc-holland", "sae-wire"],
  grade: "B"
})
