/** 'Shop Top Categories' of the error page, with the addresses of the specification. */
export const topCategories: ReadonlyArray<{ readonly label: string; readonly href: string }> = [
  { label: "Chassis & Suspension", href: "/shop/chassis-and-suspension~2-16" },
  { label: "Air & Fuel Delivery", href: "/shop/air-and-fuel-delivery~2-12" },
  { label: "Engine", href: "/shop/engine~2-10" },
  { label: "Brakes", href: "/shop/brakes~2-3" },
  { label: "Steering", href: "/shop/steering~2-15" },
  { label: "Transmission", href: "/shop/transmission~2-20" },
  { label: "Wheel & Tire", href: "/shop/wheel-and-tire~2-17" },
  { label: "Driveline & Axles", href: "/shop/driveline-and-axles~2-5" },
  { label: "Exterior, Accessories & Trim", href: "/shop/exterior-accessories-and-trim~2-2" },
  { label: "Ignition, Charging & Starting", href: "/shop/ignition-charging-and-starting~2-14" }
]
