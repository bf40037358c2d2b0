/**
 * Quality of a source. A: a standard, a manufacturer or a government agency. B: a magazine, a reference book or a dealer's technical page.
 * C: a forum, a private page or a calculator site. G: general engineering knowledge, which is never worded as a guarantee.
 */
export type Grade = "A" | "B" | "C" | "G"

/** A source of a formula or a figure. */
export interface Source {
  readonly grade: Grade
  readonly title: string
  /** Null for general knowledge. */
  readonly publisher: string | null
  /** Null if the source has no address. */
  readonly url: string | null
}

const general = (title: string): Source => ({ grade: "G", title, publisher: null, url: null })

/** Sources of the calculators. Toolbox articles of the shop are not sources, because they repeat the same formulas. */
export const sources = {
  wiseco: {
    grade: "A",
    title: "Calculators: piston speed, compression, rod ratio, displacement, with examples",
    publisher: "Wiseco, piston maker",
    url: "http://www.wiseco.com/Calculators.aspx"
  },
  "mmf-carb": {
    grade: "B",
    title: "Tech answers, January 2014: carburetor size",
    publisher: "Mustang & Fords, 2014",
    url: "http://www.mustangandfords.com/how-to/tech-qa/1311-garage-q-a-january-2014/"
  },
  denny: {
    grade: "C",
    title: "Useful formulas",
    publisher: "Denny's Hangout (Mopar owner)",
    url: "http://www.dennyshangout.com/dennys_truck_project_014.htm"
  },
  "engineerfix-carb": {
    grade: "C",
    title: "What CFM means on a carburetor",
    publisher: "engineerfix.com",
    url: "https://engineerfix.com/what-does-cfm-stand-for-on-a-carburetor"
  },
  pkelley: { grade: "C", title: "Calculating overlap", publisher: "Pat Kelley", url: "http://members.uia.net/pkelley2/Overlap.html" },
  sdsefi: {
    grade: "A",
    title: "Tech formulas: airflow, BSFC, fuel mass",
    publisher: "SDS EFI, manufacturer",
    url: "http://sdsefi.com/techform.htm"
  },
  "mechcalc-inj": {
    grade: "C",
    title: "Injector sizing calculator",
    publisher: "mechanicscalculator.com",
    url: "https://mechanicscalculator.com/calculators/injector-sizing"
  },
  "speedway-fuel": {
    grade: "B",
    title: "Fuel system design guide",
    publisher: "Speedway Motors Toolbox (dealer)",
    url: "https://www.speedwaymotors.com/the-toolbox/fuel-system-design-guide/28769"
  },
  "carcraft-headers": {
    grade: "B",
    title: "Header basics: size objectives",
    publisher: "Car Craft",
    url: "http://www.carcraft.com/techarticles/header_basics/size_objectives_conclusion.html"
  },
  "ct-mfv": {
    grade: "B",
    title: "Torque peak vs. flow passage size",
    publisher: "Circle Track, 2008",
    url: "http://www.circletrack.com/enginetech/ctrp_0804_intake_head_selection/torque_peak_flow_passage_size.html"
  },
  "inchcalc-speedo": {
    grade: "C",
    title: "Speedometer gear calculator",
    publisher: "inchcalculator.com",
    url: "https://www.inchcalculator.com/speedometer-gear-calculator/"
  },
  "calcacademy-k": {
    grade: "C",
    title: "Stall converter K factor",
    publisher: "calculator.academy",
    url: "https://calculator.academy/stall-converter-k-factor-calculator/"
  },
  "calculatormom-k": {
    grade: "C",
    title: "Stall converter K factor",
    publisher: "calculatormom.com",
    url: "https://calculatormom.com/stall-converter-k-factor-calculator/"
  },
  "cal3-slip": {
    grade: "C",
    title: "Torque converter stall and slip",
    publisher: "calculator.city",
    url: "https://cal3.calculator.city/torque-converter-stall-calculator"
  },
  "calcady-shaft": {
    grade: "C",
    title: "Driveshaft critical speed",
    publisher: "calcady.com",
    url: "https://calcady.com/trade/automotive/driveshaft-critical-speed"
  },
  "machinecalcs-shaft": {
    grade: "C",
    title: "Driveshaft critical speed",
    publisher: "machinecalcs.com",
    url: "https://machinecalcs.com/driveshaft-critical-speed-calculator"
  },
  "koni-sheet": {
    grade: "A",
    title: "Suspension worksheet",
    publisher: "Koni, manufacturer (Scribd copy)",
    url: "https://fr.scribd.com/document/401081034/Suspension-Worksheet-Koni-pdf"
  },
  "machinecalcs-wheelrate": {
    grade: "C",
    title: "Suspension wheel rate",
    publisher: "machinecalcs.com",
    url: "https://machinecalcs.com/suspension-wheel-rate-calculator"
  },
  "trifive-coilover": {
    grade: "C",
    title: "Coil-over spring rate calculations",
    publisher: "trifivechevys.com forum, 2016",
    url: "https://www.trifivechevys.com/archive/index.php/t-4821.html"
  },
  "qa1-note": general("Load method, as published by coil-over manufacturers"),
  puhn: {
    grade: "B",
    title: "How to Make Your Car Handle",
    publisher: "Fred Puhn, HPBooks, as quoted on rennlist and Scribd, 1976",
    url: "https://rennlist.com/forums/993-forum/170205-techogeeks-only-those-little-holes-on-the-adjustable-bar-what.html"
  },
  stoptech: {
    grade: "A",
    title: "Brake pedal setup and dual master cylinder installation guide",
    publisher: "StopTech, S. Ruiz (Scribd copy), 2005",
    url: "https://www.scribd.com/doc/288013177/Pedalsetup-Dualmaster-Guide"
  },
  "joes-wilwood": {
    grade: "A",
    title: "Master cylinder math (interview with Carl Bush of Wilwood)",
    publisher: "Joes Racing",
    url: "https://joesracing.com/master-cylinder-math"
  },
  "calcady-brake": {
    grade: "C",
    title: "Brake pedal ratio and line pressure",
    publisher: "calcady.com",
    url: "https://calcady.com/trade/automotive/brake-pressure"
  },
  "machinecalcs-brake": {
    grade: "C",
    title: "Brake line pressure",
    publisher: "machinecalcs.com",
    url: "https://machinecalcs.com/brake-line-pressure-calculator"
  },
  gtspark: {
    grade: "C",
    title: "Offset to backspace",
    publisher: "gtsparkplugs.com",
    url: "http://gtsparkplugs.com/Offset-to-Backspace.html"
  },
  wheelpros: {
    grade: "A",
    title: "How do I determine backspace and offset?",
    publisher: "Wheel Pros, manufacturer",
    url: "https://helpcenter.wheelpros.com/hc/en-us/articles/360055622091"
  },
  "4wdbits": { grade: "C", title: "Rim measurements", publisher: "4wdbits.co.nz", url: "https://4wdbits.co.nz/rimmeasurements.aspx" },
  "spal-oxt": {
    grade: "B",
    title: "Deciding which electric fan (with SPAL USA)",
    publisher: "Off Road Xtreme",
    url: "https://www.offroadxtreme.com/tech/fuel-cooling/correct-cooling-deciding-which-electric-fan-your-ride-really-needs/"
  },
  "cct-alternator": {
    grade: "B",
    title: "How big is big enough? Alternators",
    publisher: "Custom Classic Trucks, 2010",
    url: "http://www.customclassictrucks.com/techarticles/1008cct_information_on_alternators/amp_load.html"
  },
  "calcgarage-alt": {
    grade: "C",
    title: "Alternator load",
    publisher: "calculatorgarage.com",
    url: "https://calculatorgarage.com/calculators/alternator-load.html"
  },
  "motortrend-charging": {
    grade: "B",
    title: "Maintaining a charging system",
    publisher: "MotorTrend",
    url: "https://www.motortrend.com/how-to/maintaining-a-charging-system/"
  },
  "abyc-holland": {
    grade: "B",
    title: "Wiring, 3 percent voltage drop, table A",
    publisher: "Holland Marine catalog, 2021",
    url: "https://hollandmarine.com/hmp-flipbook-2021/flipbook/inc/html/52.html"
  },
  "sae-wire": general("SAE J1127 and J1128 cable areas, as listed in ABYC E-11"),
  j429: {
    grade: "A",
    title: "SAE J429 properties, as tabled by a bolt manufacturer",
    publisher: "china-bolts.com",
    url: "https://www.china-bolts.com/sae-j429-mechanical-and-physical-property-for-the-different-property-classes-of-bolts-screws-and-studs"
  },
  iso898: {
    grade: "A",
    title: "EN ISO 898-1:2013 properties, as tabled by a fastener dealer",
    publisher: "nfgab.se, 2013",
    url: "http://nfgab.se/en/technology-quality/technical-pages/mechanical-properties-for-fasteners/mechanical-properties-screws-and-studs-en-iso-898-12013/"
  },
  cox: { grade: "B", title: "Bolt torque table", publisher: "Cox Hardware", url: "https://coxhardware.com/t-bolt-torque.aspx" },
  hale: {
    grade: "B",
    title: "Hale's formulas: 5.825 and 234",
    publisher: "P. Hale, Quarter jr.; Auto Math Handbook, J. Lawlor, as cited by autocalculator.org and racemarque.com, 1986",
    url: "http://www.racemarque.com/2014/10/how-to-calculate-quarter-mile-et-and-trap-speed/"
  },
  lucius: { grade: "C", title: "1/4 mile ET and MPH vs. HP and weight", publisher: "Jeff Lucius", url: null },
  "nws-da": {
    grade: "A",
    title: "Density altitude",
    publisher: "National Weather Service formula sheet, as copied by 5y1.org and metpod.co.uk",
    url: "https://www.metpod.co.uk/calc-density-alt.html"
  },
  "g-geometry": general("Geometry of a slider crank and of cylinders"),
  "g-mech": general("Statics and kinematics"),
  "g-units": general("Units: 63,360 inches in a mile"),
  "g-beam": general("First bending mode of a simply supported tube"),
  "g-tire": general("Metric tire marking: width, aspect, rim"),
  "g-thermo": general("1 hp = 2,544.43 BTU/h; air 0.075 lb/cu ft and 0.24 BTU/lb/F"),
  "g-atmos": general("Standard atmosphere"),
  "g-thread": general("Stress area: 0.7854 (d - 0.9743/n)^2 and 0.7854 (d - 0.9382 p)^2")
} as const satisfies Readonly<Record<string, Source>>

export type SourceId = keyof typeof sources
