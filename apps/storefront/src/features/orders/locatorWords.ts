/** What is said where an order cannot be looked up. */
export const badNumber = "An order number has ten digits: it is in your confirmation."
export const badEmail = "Please enter the email address used for the order."
export const notAnswered = "We did not get a response. Please try again in a moment."
