import { choice, defineCalculator, input, output, search, spans, values } from "../define.ts"

export const boltTorque = defineCalculator({
  id: "bolt-torque",
  group: "tools",
  title: "Torque by bolt size and grade",
  question: "How tight is a plain bolt of this size and grade?",
  inputs: {
    d: input("Bolt diameter", "in or mm", [0.15, 36], 0.5, { note: "Millimeters for metric threads, from 4 to 36." }),
    pitch: input("Threads per inch, or pitch in mm", "", [0.5, 80], 13),
    metric: choice("Thread", ["Inch", "Metric"]),
    proof: input("Proof strength", "psi", [30_000, 180_000], 85_000, {
      note: "Grade 2: 55,000. Grade 5: 85,000. Grade 8: 120,000. Class 8.8: 84,100. Class 10.9: 120,400. Class 12.9: 140,700."
    }),
    k: input("Nut factor", "", [0.08, 0.3], 0.2, { note: "Dry and plated 0.20, oiled 0.18, moly 0.14." }),
    share: input("Share of proof strength", "%", [30, 90], 75)
  },
  check: ({ d, metric, pitch }) =>
    metric > 0
      ? { ...(d < 4 && { d: "Enter 4 to 36 mm for metric threads." }), ...(pitch > 6 && { pitch: "Enter a pitch of 0.5 to 6 mm." }) }
      : { ...(d > 3 && { d: "Enter 0.15 to 3 in for inch threads." }), ...(pitch < 4 && { pitch: "Enter 4 to 80 threads per inch." }) },
  outputs: {
    area: output("Stress area", "sq in", 4),
    clamp: output("Clamp load", "lb", 0),
    torque: output("Torque", "lb-ft", 1),
    newton: output("Torque", "N m", 1),
    wrench_low: output("The wrench must reach", "lb-ft", 0),
    wrench_high: output("The wrench's maximum must be below", "lb-ft", 0, "Click-type wrenches are accurate from a fifth of their maximum.")
  },
  compute: ({ d, k, metric, pitch, proof, share }) => {
    const isMetric = metric > 0
    const core = isMetric ? d - 0.9381971 * pitch : d - 0.9742786 / pitch
    // A thread deeper than the bolt has no core.
    const area = core > 0 ? ((Math.PI / 4) * core * core) / (isMetric ? 645.16 : 1) : Number.NaN
    const clamp = (area * proof * share) / 100
    const torque = (k * (isMetric ? d / 25.4 : d) * clamp) / 12
    return { area, clamp, torque, newton: torque * 1.3558179, wrench_low: torque, wrench_high: torque / 0.2 }
  },
  partFacets: { "Torque Wrenches": ["Range"], Bolts: [], Grease: ["Use"] },
  findParts: ({ k, torque }) => [
    search("Torque Wrenches", [spans("Range", torque)]),
    search("Bolts"),
    ...(k < 0.2 ? [search("Grease", [values("Use", k < 0.16 ? "Assembly" : "Anti-seize")])] : [])
  ],
  plot: { x: "share", y: "torque" },
  note: "For plain joints of steel in steel only. A manufacturer's figure for a part always takes precedence. Torque-to-yield bolts, aluminum threads, gaskets and wheels have their own figures.",
  trap: "With moly on the thread, a dry torque figure exceeds the proof strength.",
  article: "bolt-grades-and-torque",
  sources: ["j429", "iso898", "cox", "g-thread"],
  grade: "A"
})
