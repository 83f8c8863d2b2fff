/** The backend's database on its own server. */
export const DATABASE = 'delivery_support'
