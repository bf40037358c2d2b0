/** Companion parts of a product type, as type slugs. Each list is sorted by importance. */
export interface Companions {
  /** The job needs these parts. */
  readonly mandatory?: ReadonlyArray<string>
  /** These parts adapt the product to existing parts. */
  readonly adapter?: ReadonlyArray<string>
  /** These parts are replaced at the same time, or work better with it. */
  readonly beside?: ReadonlyArray<string>
}

/** Companions by type slug. Types that are not listed have only the companions of their category. */
export const companions: ReadonlyMap<string, Companions> = new Map<string, Companions>([
  ["brake-rotor", { mandatory: ["brake-pad-set"], beside: ["brake-caliper", "wheel-bearing-kit", "brake-hose-kit", "brake-fluid"] }],
  [
    "brake-caliper",
    { mandatory: ["brake-pad-set", "brake-fluid"], adapter: ["brake-hose-kit"], beside: ["brake-rotor", "brake-line-kit"] }
  ],
  ["brake-pad-set", { beside: ["brake-rotor", "brake-fluid", "brake-caliper", "spray-cleaner"] }],
  ["brake-shoe-set", { beside: ["brake-fluid", "brake-hose-kit", "spray-cleaner"] }],
  ["master-cylinder", { mandatory: ["brake-fluid"], adapter: ["brake-line-kit"], beside: ["brake-booster", "proportioning-valve"] }],
  ["brake-booster", { beside: ["master-cylinder", "proportioning-valve", "brake-fluid"] }],
  ["pedal-assembly", { adapter: ["master-cylinder"], beside: ["brake-line-kit", "brake-fluid"] }],
  ["camshaft", { mandatory: ["lifter-set", "gasket-set"], beside: ["valve-spring-set", "timing-set", "pushrod-set", "motor-oil"] }],
  ["lifter-set", { mandatory: ["gasket-set"], beside: ["camshaft", "pushrod-set", "rocker-arm-set", "motor-oil"] }],
  ["rocker-arm-set", { beside: ["pushrod-set", "valve-spring-set", "valve-cover"] }],
  ["valve-spring-set", { beside: ["camshaft", "valve-spring-compressor", "rocker-arm-set"] }],
  [
    "cylinder-head",
    { mandatory: ["gasket-set", "head-bolt-set"], beside: ["pushrod-set", "rocker-arm-set", "spark-plug-set", "intake-manifold"] }
  ],
  ["crankshaft", { mandatory: ["rear-main-seal"], beside: ["connecting-rod-set", "harmonic-damper", "flexplate", "oil-pump"] }],
  ["connecting-rod-set", { beside: ["piston-set", "crankshaft", "piston-ring-set"] }],
  ["piston-set", { mandatory: ["piston-ring-set"], beside: ["connecting-rod-set", "gasket-set"] }],
  ["rotating-assembly", { mandatory: ["gasket-set", "rear-main-seal"], beside: ["oil-pump", "harmonic-damper", "timing-set"] }],
  ["engine-block", { mandatory: ["gasket-set"], beside: ["rotating-assembly", "cylinder-head", "oil-pan"] }],
  ["crate-engine", { mandatory: ["motor-oil"], adapter: ["engine-mount-set"], beside: ["header", "oil-filter", "harmonic-damper"] }],
  ["oil-pan", { mandatory: ["gasket-set"], beside: ["oil-pump", "motor-oil", "oil-filter"] }],
  ["oil-pump", { beside: ["oil-pan", "motor-oil", "oil-filter"] }],
  ["motor-oil", { mandatory: ["oil-filter"] }],
  ["timing-set", { mandatory: ["gasket-set"], beside: ["timing-cover", "camshaft", "harmonic-damper"] }],
  [
    "intake-manifold",
    { mandatory: ["gasket-set"], adapter: ["carburetor-spacer"], beside: ["carburetor", "thermostat", "throttle-linkage-kit"] }
  ],
  [
    "carburetor",
    { adapter: ["carburetor-spacer", "throttle-linkage-kit"], beside: ["air-cleaner", "fuel-filter", "fuel-pressure-regulator"] }
  ],
  ["throttle-body", { adapter: ["throttle-cable"], beside: ["fuel-injector-set", "air-filter"] }],
  ["efi-system", { mandatory: ["fuel-pump-electric"], beside: ["fuel-line-kit", "fuel-filter", "fuel-pressure-regulator"] }],
  ["fuel-pump-electric", { mandatory: ["fuel-filter"], adapter: ["relay-kit"], beside: ["fuel-pressure-regulator", "fuel-line-kit"] }],
  ["fuel-cell", { adapter: ["hose-end"], beside: ["fuel-line-kit", "fuel-pump-electric", "an-hose"] }],
  ["nitrous-kit", { mandatory: ["nitrous-bottle"], beside: ["spark-plug-set", "fuel-pump-electric"] }],
  ["an-hose", { mandatory: ["hose-end"], adapter: ["an-adapter"], beside: ["hose-clamp"] }],
  ["header", { mandatory: ["exhaust-gasket"], adapter: ["collector-reducer"], beside: ["exhaust-wrap", "muffler", "exhaust-clamp"] }],
  ["exhaust-manifold", { mandatory: ["exhaust-gasket"], beside: ["exhaust-system", "exhaust-clamp"] }],
  ["muffler", { adapter: ["exhaust-bend"], beside: ["exhaust-clamp", "exhaust-hanger"] }],
  ["exhaust-system", { beside: ["exhaust-hanger", "exhaust-clamp", "header"] }],
  ["distributor", { mandatory: ["distributor-cap-rotor"], beside: ["plug-wire-set", "ignition-coil", "ignition-box"] }],
  ["ignition-box", { mandatory: ["ignition-coil"], beside: ["distributor", "plug-wire-set"] }],
  ["spark-plug-set", { beside: ["plug-wire-set", "distributor-cap-rotor", "ignition-coil"] }],
  ["radiator", { mandatory: ["radiator-cap"], beside: ["electric-fan", "radiator-hose", "thermostat", "expansion-tank"] }],
  ["electric-fan", { adapter: ["relay-kit"], beside: ["fan-shroud", "radiator"] }],
  ["water-pump", { beside: ["thermostat", "radiator-hose", "fan-clutch"] }],
  ["thermostat", { beside: ["thermostat-housing", "radiator-hose", "radiator-cap"] }],
  [
    "transmission",
    { mandatory: ["transmission-mount"], adapter: ["flexplate"], beside: ["torque-converter", "transmission-cooler", "shifter"] }
  ],
  ["clutch-kit", { mandatory: ["release-bearing"], beside: ["flywheel", "transmission-mount"] }],
  ["flywheel", { mandatory: ["clutch-kit"], beside: ["release-bearing", "rear-main-seal"] }],
  ["ring-and-pinion", { mandatory: ["ring-and-pinion-installation-kit", "gear-oil"], beside: ["limited-slip", "axle-shaft"] }],
  ["limited-slip", { mandatory: ["gear-oil"], beside: ["ring-and-pinion", "axle-shaft"] }],
  ["driveshaft", { mandatory: ["u-joint"], beside: ["driveshaft-loop"] }],
  ["axle-shaft", { beside: ["wheel-stud", "lug-nut", "gear-oil"] }],
  ["shock", { beside: ["lowering-spring-set", "sway-bar", "bushing-kit"] }],
  ["circle-track-shock", { beside: ["race-coil-spring", "rod-end", "scale-set"] }],
  ["lowering-spring-set", { beside: ["shock", "sway-bar", "bushing-kit"] }],
  ["control-arm", { mandatory: ["ball-joint"], beside: ["bushing-kit", "tie-rod-end", "shock"] }],
  ["sway-bar", { mandatory: ["sway-bar-link"], beside: ["bushing-kit", "shock"] }],
  ["steering-box", { adapter: ["steering-u-joint"], beside: ["tie-rod-end", "steering-column"] }],
  ["steering-wheel", { adapter: ["quick-release"], beside: ["steering-column"] }],
  ["race-wheel", { mandatory: ["lug-nut"], adapter: ["wheel-spacer"], beside: ["wheel-stud", "race-tire"] }],
  ["aluminum-wheel", { mandatory: ["lug-nut"], adapter: ["wheel-spacer"], beside: ["street-tire", "wheel-stud"] }],
  ["race-seat", { mandatory: ["seat-bracket"], beside: ["harness", "head-restraint"] }],
  ["harness", { beside: ["race-seat", "head-restraint", "roll-bar-padding"] }],
  ["helmet", { beside: ["head-restraint", "race-suit", "driving-gloves"] }],
  ["gauge", { adapter: ["gauge-sender"], beside: ["gauge-set", "dash-panel"] }],
  ["battery", { beside: ["battery-box", "battery-cable", "battery-disconnect"] }],
  ["hood", { mandatory: ["hood-pin-kit"] }]
])
