export const banners = '알림'
