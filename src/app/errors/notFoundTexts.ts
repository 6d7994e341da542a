export const title = 'Oops! Page not found';
export const home = 'Return to Home';
export const cannotFind = "We can't find the page";
export const checkAddress = 'Check the address, or go to the Dashboard.';
