import { about, defineCalculator, input, output, range, search, values } from "../define.ts"

const toBore = (force: number, psi: number): number => Math.sqrt((4 * force) / (Math.PI * psi))

export const brakePressure = defineCalculator({
  id: "brake-pressure",
  group: "brakes",
  title: "Pedal, master cylinder and line pressure",
  question: "Which master cylinder bore gives the pressure that my calipers need?",
  inputs: {
    foot: input("Force on the pedal", "lb", [20, 200], 100),
    pedal: input("Pedal ratio", "to 1", [2, 9], 6),
    boost: input("Booster factor", "", [1, 8], 1, { note: "1 without a booster." }),
    bore: input("Master cylinder bore", "in", [0.5, 1.5], 1),
    share: input("Share of the force on this cylinder", "%", [20, 100], 100, { note: "50 with a centered balance bar." }),
    psi_low: input("Lowest pressure wanted", "psi", [100, 2000], 800),
    psi_high: input("Highest pressure wanted", "psi", [100, 2500], 1100)
  },
  ascending: [["psi_low", "psi_high"]],
  outputs: {
    force: output("Force on the cylinder", "lb", 0),
    area: output("Bore area", "sq in", 3),
    psi: output("Line pressure", "psi", 0),
    bore_low: output("Smallest bore", "in", 3),
    bore_high: output("Largest bore", "in", 3)
  },
  compute: ({ boost, bore, foot, pedal, psi_high, psi_low, share }) => {
    const force = (foot * pedal * boost * share) / 100
    const area = (Math.PI / 4) * bore * bore
    return { force, area, psi: force / area, bore_low: toBore(force, psi_high), bore_high: toBore(force, psi_low) }
  },
  partFacets: { "Master Cylinders": ["Bore"], "Pedal Assemblies": ["Pedal ratio"], "Brake Boosters": [] },
  findParts: ({ boost, bore_high, bore_low, pedal }) => [
    search("Master Cylinders", [range("Bore", bore_low - 0.01, bore_high + 0.01)]),
    search("Pedal Assemblies", [about("Pedal ratio", pedal, 0.3)]),
    ...(boost > 1 ? [search("Brake Boosters")] : [])
  ],
  plot: { x: "bore", y: "psi" },
  note: "Without a booster, use a pedal ratio of 5.5 to 6.2 to 1.",
  trap: "A smaller bore gives more pressure and a longer pedal. Pages that state the reverse mean travel.",
  article: "brake-bias",
  sources: ["stoptech", "calcady-brake", "machinecalcs-brake", "joes-wilwood"],
  grade: "A"
})

export const brakeBias = defineCalculator({
  id: "brake-bias",
  group: "brakes",
  title: "Brake bias",
  question: "Do the front brakes do the share of work that the car needs?",
  inputs: {
    front: input("Static front weight", "%", [30, 75], 55),
    height: input("Height of the center of gravity", "in", [8, 40], 20),
    wheelbase: input("Wheelbase", "in", [40, 160], 104),
    grip: input("Deceleration", "g", [0.2, 2], 1),
    p_front: input("Front line pressure", "psi", [50, 2500], 475),
    a_front: input("Front piston area, one side of the caliper", "sq in", [0.5, 12], 4.8),
    r_front: input("Front effective radius", "in", [2, 9], 4.9),
    mu_front: input("Front pad friction coefficient", "", [0.2, 0.8], 0.45),
    p_rear: input("Rear line pressure", "psi", [50, 2500], 349),
    a_rear: input("Rear piston area, one side of the caliper", "sq in", [0.5, 12], 3.14),
    r_rear: input("Rear effective radius", "in", [2, 9], 4.6),
    mu_rear: input("Rear pad friction coefficient", "", [0.2, 0.8], 0.4),
    rear_force: input("Force on the rear cylinder", "lb", [20, 1500], 210)
  },
  check: ({ front, grip, height, wheelbase }) =>
    front + ((grip * height) / wheelbase) * 100 < 100 ? {} : { grip: "At this deceleration the rear wheels lift. Enter less." },
  outputs: {
    need: output("Front share that the car needs", "%", 1),
    have: output("Front share of the brakes", "%", 1),
    rear_psi: output("Rear pressure for the needed share", "psi", 0),
    rear_bore: output("Rear cylinder bore for that pressure", "in", 3)
  },
  compute: (v) => {
    const need = v.front + ((v.grip * v.height) / v.wheelbase) * 100
    const frontTorque = v.p_front * v.a_front * 2 * v.mu_front * v.r_front
    const rearTorque = v.p_rear * v.a_rear * 2 * v.mu_rear * v.r_rear
    const rear_psi = (frontTorque * (100 / need - 1)) / (v.a_rear * 2 * v.mu_rear * v.r_rear)
    return { need, have: (100 * frontTorque) / (frontTorque + rearTorque), rear_psi, rear_bore: toBore(v.rear_force, rear_psi) }
  },
  partFacets: { "Master Cylinders": ["Bore"], "Proportioning Valves": ["Type"], "Brake Pads": [] },
  findParts: ({ have, need, rear_bore }) => [
    search("Master Cylinders", [about("Bore", rear_bore, 0.06)], "If the rear axle has its own cylinder."),
    ...(have < need ? [search("Proportioning Valves", [values("Type", "Knob")], "If the car has one tandem cylinder.")] : []),
    search("Brake Pads")
  ],
  plot: { x: "grip", y: "need" },
  note: "If the tires differ in diameter, divide each effective radius by the rolling radius first.",
  article: "brake-bias",
  sources: ["g-mech"],
  grade: "G"
})
