/** A question that people ask, with its answer as plain paragraphs. */
export interface FrequentQuestion {
  readonly question: string
  readonly answer: ReadonlyArray<string>
}

/** Questions by what they are about. */
export const frequentQuestions = (
  phone: string,
  hours: string
): ReadonlyArray<{ readonly about: string; readonly questions: ReadonlyArray<FrequentQuestion> }> => [
  {
    about: "Fitment",
    questions: [
      {
        question: "How do I know that a part fits my car?",
        answer: [
          "Add your car to the garage with its year, make and model. From then on each part carries one line: it fits, it does not, or it asks something that we do not know of your car yet, such as its bolt pattern or its rear axle.",
          "The part's page says why, with the statement that decided."
        ]
      },
      {
        question: "What does “universal” mean?",
        answer: [
          "The part is not made for one car: hose ends, gauges, race seats. It fits wherever its size does, so compare the measures on its page with yours."
        ]
      },
      {
        question: "My car has another engine than it was built with.",
        answer: [
          "Open your garage, choose the car and take Engine Swap as its engine, then name the engine. Parts for the body are judged by the car, parts for the engine by what is in it now."
        ]
      },
      {
        question: "I have a race car without a year and a model.",
        answer: [
          "Add it as a race car: choose the class it runs in, and an engine if you like. Parts made for that class are then shown as such."
        ]
      }
    ]
  },
  {
    about: "Orders",
    questions: [
      {
        question: "How do I order?",
        answer: [
          `Put the parts into your cart and call ${phone}, ${hours}. With the cart open you have every part number in front of you, and the person on the phone checks the fit with you once more.`
        ]
      },
      {
        question: "When will my parts ship?",
        answer: [
          "The line under a part's price tells whether it is in stock, how many are left when there are few, and otherwise in how many days it ships from its maker. In an order the slowest part is named to you on the phone."
        ]
      },
      {
        question: "What is a core charge?",
        answer: [
          "Starters, alternators and steering boxes are rebuilt from old ones. The charge is named on the part's page, and comes back to you when your old part comes back to us."
        ]
      }
    ]
  },
  {
    about: "Returns",
    questions: [
      {
        question: "A part is wrong or damaged. What now?",
        answer: [
          `Do not mount it. Keep its box, and call ${phone} or write to us below with the part number and what is wrong. We tell you how to send it back.`
        ]
      },
      {
        question: "It was said to fit, and it does not.",
        answer: [
          "Tell us the car, the part number and what is in the way. The statement in the catalog is then looked at, so that the next person is told right."
        ]
      }
    ]
  },
  {
    about: "This shop",
    questions: [
      {
        question: "Where is my garage kept?",
        answer: [
          "With us, under a number that this browser carries in a cookie. Whoever deletes the cookies of this shop begins with an empty garage."
        ]
      },
      {
        question: "Are the reviews real?",
        answer: ["Reviews are sample data at present, and are labelled so."]
      }
    ]
  }
]
